import type { Organisation } from "@app/contract/organisations";
import type { Profiles } from "@app/contract/profiles";
import type { User } from "@app/contract/session";
import { dashboardOf, organisationStart } from "./start-pages.ts";

type Amount = { kind: "tokens"; tokens: number } | { kind: "kilograms"; kilograms: number };

export interface AccountLinks {
  /** Whole tokens of a citizen, whole kilograms of a point. */
  amount: Amount | null;
  dashboard: string;
  /** The counter of somebody whose own dashboard is another one. */
  counter: string | null;
}

const amountOf = (user: User, { profileCs, profileCp, isCollab }: Profiles): Amount | null => {
  if (user.default_role === "Consumer" && profileCs) {
    return { kind: "tokens", tokens: Math.floor(profileCs.tokens) };
  }
  const isPoint = user.default_role === "Collection Point" || isCollab;
  if (!isPoint || !profileCp) return null;
  return { kind: "kilograms", kilograms: Math.trunc(profileCp.pet + profileCp.pehd) };
};

/** What a signed-in header offers: tokens are for citizens, kilograms and the counter for points. */
export const accountLinks = (
  user: User | null,
  organisation: Organisation | null,
  profiles: Profiles,
): AccountLinks | null => {
  if (organisation)
    return { amount: null, dashboard: organisationStart(organisation), counter: null };
  if (!user) return null;
  const counter = dashboardOf("Collection Point");
  const dashboard = user.default_role ? dashboardOf(user.default_role) : "/dashboard";
  return {
    amount: amountOf(user, profiles),
    dashboard,
    counter: profiles.isCollab && dashboard !== counter ? counter : null,
  };
};
