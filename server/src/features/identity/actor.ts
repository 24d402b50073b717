import type { Access } from "@app/contract/endpoint";
import type { Role } from "@app/contract/roles";

/** In rising order: each may do what those before may. */
const ranks = ["viewer", "editor", "admin"] as const;

/** The brand or the distributor somebody works for. */
export interface Company {
  id: string;
  kind: "brand" | "distributor";
  rank: (typeof ranks)[number];
}

/** Who is asking, as the database says at this moment. No right is read from a token. */
export interface Actor {
  userId: string;
  sessionId: string;
  roles: readonly Role[];
  worksAtPoint: boolean;
  company: Company | null;
  /** An administrator whose session passed an authenticator app. */
  isAdmin: boolean;
}

/** Somebody who asks for a company. */
export interface CompanyActor extends Actor {
  company: Company;
}

/** An office or a school: it opens what is open to organisations and nothing else. */
export interface OrganisationActor {
  organisationId: string;
  sessionId: string;
}

const isOfBrand = ({ company }: Actor, rank: Company["rank"]): boolean =>
  company?.kind === "brand" && ranks.indexOf(company.rank) >= ranks.indexOf(rank);

export const isAllowed = (access: Access, actor: Actor | null): boolean => {
  if (access === "public") return true;
  if (!actor || access === "organisation") return false;
  if (access === "signed-in") return true;
  if (access === "point-staff") return actor.worksAtPoint;
  if (access === "admin") return actor.isAdmin;
  if (access === "brand-viewer") return isOfBrand(actor, "viewer");
  if (access === "brand-editor") return isOfBrand(actor, "editor");
  if (access === "brand-admin") return isOfBrand(actor, "admin");
  if (access === "distributor") return actor.company?.kind === "distributor";
  return access.some((role) => actor.roles.includes(role));
};
