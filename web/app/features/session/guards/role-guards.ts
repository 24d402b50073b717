import {
  brandGuard,
  brandHasGoals,
  citizenProfileExists,
  listRoles,
  pointGuard,
  transporterGuard,
  transporterProfileExists,
} from "@app/contract/role-calls";
import type { RoleWireName } from "@app/contract/roles";
import { logError } from "../../../lib/log.ts";
import { dashboardOf } from "../../../lib/session/start-pages.ts";
import { type Check, type GuardPorts, pathOf } from "./guard-types.ts";

const profilePage = "/collection-point/profile";

export const citizenGuards = ({ session, ask, remember }: GuardPorts) => {
  const csRoleVerified: Check = async (visit) => {
    if (!(await session.restore()).loggedIn) {
      remember(pathOf(visit));
      return "/signup/citizen";
    }
    return (await ask(listRoles)).includes("Consumer") ? null : "/?become=citizen";
  };
  const csProfileExists: Check = async () =>
    (await ask(citizenProfileExists)) ? "/consumer" : null;
  const hasProfile: Check = async () =>
    (await ask(citizenProfileExists)) ? null : "/consumer/profile";
  return { csRoleVerified, csProfileExists, hasProfile };
};

export const pointGuards = ({ ask }: GuardPorts) => {
  const pointRole: RoleWireName = "Collection Point";
  // The record gives the right, the role only its name.
  const isPoint = (roles: readonly RoleWireName[], exists: boolean) =>
    exists || roles.includes(pointRole);

  const cpRoleVerified: Check = async () =>
    (await ask(listRoles)).includes(pointRole) ? null : "/partners/collectionpoint";

  const cpProfileRoleVerify: Check = async ({ page }) => {
    const { roles, is_collab: isCollaborator, exists } = await ask(pointGuard);
    const isOnProfile = page.path === profilePage;
    if (!isPoint(roles, exists)) {
      if (!isCollaborator) return "/";
      return isOnProfile ? dashboardOf(pointRole) : null;
    }
    return exists || isCollaborator || isOnProfile ? null : profilePage;
  };

  const isStaff: Check = async () => {
    const { roles, is_collab: isCollaborator, exists } = await ask(pointGuard);
    return isCollaborator || isPoint(roles, exists) ? null : "/partners/collectionpoint";
  };

  const isOwner: Check = async () => {
    const { roles, is_collab: isCollaborator, exists } = await ask(pointGuard);
    if (exists) return null;
    if (isCollaborator) return dashboardOf(pointRole);
    return roles.includes(pointRole) ? profilePage : "/partners/collectionpoint";
  };

  return { cpRoleVerified, cpProfileRoleVerify, isStaff, isOwner };
};

export const transporterGuards = ({ ask, leaveNews }: GuardPorts) => {
  const isMissing = (roles: readonly RoleWireName[]) => !roles.includes("Transporter");

  const tpProfileVerify: Check = async () => {
    try {
      const { roles, exists } = await ask(transporterGuard);
      if (isMissing(roles)) return "/signup/transporter";
      return exists ? null : "/transporter/profile";
    } catch (error) {
      logError("The transporter's file could not be checked", error);
      leaveNews("transporterUnchecked");
      return "/";
    }
  };
  const tpProfileExists: Check = async () =>
    (await ask(transporterProfileExists)) ? dashboardOf("Transporter") : null;
  const hasRole: Check = async () =>
    isMissing((await ask(transporterGuard)).roles) ? "/signup/transporter" : null;

  return { tpProfileVerify, tpProfileExists, hasRole };
};

export const brandGuards = ({ ask }: GuardPorts) => {
  const hasRole: Check = async () =>
    (await ask(brandGuard)).roles.includes("CSR") ? null : "/partners/csr";

  const csrRoleVerified: Check = async () => {
    const { roles, exists } = await ask(brandGuard);
    if (!roles.includes("CSR")) return "/partners/csr";
    return exists ? null : "/csr/business-profile";
  };
  const csrHasGoals: Check = async () =>
    (await ask(brandHasGoals)).goals.length > 0 ? null : "/csr/setup";

  return { hasRole, csrRoleVerified, csrHasGoals };
};
