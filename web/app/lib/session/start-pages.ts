import type { Organisation } from "@app/contract/organisations";
import type { Role, RoleWireName } from "@app/contract/roles";
import type { SessionState } from "./session-state.ts";

const startPages: Record<RoleWireName, string> = {
  Consumer: "/consumer/dashboard",
  "Collection Point": "/collection-point/dashboard",
  Transporter: "/transporter/dashboard",
  CSR: "/csr/dashboard",
};

/** Where a profile is filled in: the page of somebody who has just taken on a role. */
export const profilePages: Record<Role, string> = {
  citizen: "/consumer/profile",
  point: "/collection-point/profile",
  transporter: "/transporter/profile",
  brand: "/csr/business-profile",
};

const organisationStarts: Record<Organisation["kind"], string> = {
  office: "/officepack/dashboard",
  school: "/NextGenGreen/classes",
};

export const organisationStart = ({ kind }: Pick<Organisation, "kind">): string =>
  organisationStarts[kind];

/** Where a role starts; without one, home. */
export const dashboardOf = (role: RoleWireName | null): string =>
  role === null ? "/" : startPages[role];

/** Where whoever is signed in starts; somebody without a role chooses one first. */
export const startOf = ({ user, organisation }: SessionState): string => {
  if (organisation) return organisationStart(organisation);
  return user?.default_role ? dashboardOf(user.default_role) : "/signup";
};

/** Behind the bare name of the group: staff to their day, others to what a point is. */
export const pointEntry = ({ user }: SessionState): string =>
  user?.roles.includes("Collection Point") || user?.scope.includes("point-staff")
    ? dashboardOf("Collection Point")
    : "/partners/collectionpoint";

export const transporterEntry = ({ user }: SessionState): string =>
  user?.roles.includes("Transporter") ? dashboardOf("Transporter") : "/partners/transporter";
