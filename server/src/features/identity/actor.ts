import type { Access } from "@app/contract/endpoint";
import type { Role } from "@app/contract/roles";

/** Who is asking, as the database says at this moment. No right is read from a token. */
export interface Actor {
  userId: string;
  sessionId: string;
  roles: readonly Role[];
  worksAtPoint: boolean;
  /** An administrator whose session passed an authenticator app. */
  isAdmin: boolean;
}

/** An office or a school: it opens what is open to organisations and nothing else. */
export interface OrganisationActor {
  organisationId: string;
  sessionId: string;
}

export const isAllowed = (access: Access, actor: Actor | null): boolean => {
  if (access === "public") return true;
  if (!actor || access === "organisation") return false;
  if (access === "signed-in") return true;
  if (access === "point-staff") return actor.worksAtPoint;
  if (access === "admin") return actor.isAdmin;
  return access.some((role) => actor.roles.includes(role));
};
