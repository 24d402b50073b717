import type { Organisation } from "@app/contract/organisations";
import { roleByWireName } from "@app/contract/roles";
import type { User } from "@app/contract/session";
import { type AccountLinks, accountLinks } from "../../lib/session/account-links.ts";
import type { ProfilesState } from "../../lib/session/profiles-store.ts";
import { profilePages } from "../../lib/session/start-pages.ts";
import { trainingPath } from "../../lib/session/training-path.ts";

export type PanelLinkName = "deposit" | "dashboard" | "counter" | "training" | "settings";

export interface PanelLink {
  name: PanelLinkName;
  to: string;
}

/** The profile of the role somebody acts in. */
export type ProfileLine =
  | { kind: "named"; username: string }
  /** Nobody has filled it in yet. */
  | { kind: "missing"; to: string }
  | { kind: "unknown" };

export interface PanelContent {
  name: string;
  /** Who answers for an organisation. */
  contact: string | null;
  email: string | null;
  profile: ProfileLine | null;
  /** The personal code: for citizens alone. */
  code: string | null;
  amount: AccountLinks["amount"];
  /** Something about the profiles is still on its way. */
  isLoading: boolean;
  links: readonly PanelLink[];
  hasRoleChoice: boolean;
}

const profileOf = (user: User, profiles: ProfilesState): ProfileLine | null => {
  const role = user.default_role && roleByWireName(user.default_role);
  if (!role) return null;
  if (profiles.at === null) return { kind: "unknown" };
  const { profileCs, profileCp, profileTp, profileCsr } = profiles;
  const filled = {
    citizen: profileCs,
    point: profileCp,
    transporter: profileTp,
    brand: profileCsr,
  }[role];
  return filled
    ? { kind: "named", username: filled.username }
    : { kind: "missing", to: profilePages[role] };
};

/** The spec has one page for points and deposits: where to bring a bag comes first. */
const depositPage = "/consumer";

const linksOf = (user: User, profiles: ProfilesState, links: AccountLinks): PanelLink[] => {
  const isCitizen = user.default_role === "Consumer";
  return [
    ...(isCitizen ? [{ name: "deposit", to: depositPage } as const] : []),
    { name: "dashboard", to: links.dashboard },
    ...(links.counter ? [{ name: "counter", to: links.counter } as const] : []),
    { name: "training", to: trainingPath(user) },
  ];
};

const ofOrganisation = ({ name, contactName, email }: Organisation, dashboard: string) => ({
  name,
  contact: contactName,
  email,
  profile: null,
  code: null,
  amount: null,
  isLoading: false,
  links: [
    { name: "dashboard", to: dashboard },
    { name: "training", to: trainingPath(null) },
  ] as const,
  hasRoleChoice: false,
});

/** Everything the panel says about whoever is signed in; null when nobody is. */
export const panelContent = (
  user: User | null,
  organisation: Organisation | null,
  profiles: ProfilesState,
): PanelContent | null => {
  const links = accountLinks(user, organisation, profiles);
  if (organisation && links) return ofOrganisation(organisation, links.dashboard);
  if (!user || !links) return null;
  return {
    name: user.nmbrf,
    contact: null,
    email: user.email,
    profile: profileOf(user, profiles),
    code: user.default_role === "Consumer" ? user.code : null,
    amount: links.amount,
    isLoading: profiles.at === null && !profiles.failed,
    links: linksOf(user, profiles, links),
    hasRoleChoice: user.roles.length > 1,
  };
};
