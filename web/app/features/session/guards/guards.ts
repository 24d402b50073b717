import { showContact } from "@app/contract/account";
import { isAdmin } from "@app/contract/role-calls";
import { ApiError, call } from "../../../lib/api-client.ts";
import { leaveNews } from "../../../lib/news.ts";
import type { Guard } from "../../../lib/route-types.ts";
import { session } from "../../../lib/session/session-store.ts";
import { deviceStore } from "../../../lib/storage.ts";
import { rememberPath } from "../destinations.ts";
import { createAsk } from "./ask.ts";
import { deviceGuards } from "./device-guards.ts";
import { type Check, type GuardPorts, pathOf } from "./guard-types.ts";
import { brandGuards, citizenGuards, pointGuards, transporterGuards } from "./role-guards.ts";
import { sessionGuards } from "./session-guards.ts";

/** Every guard by its registered name, and our own beside them. */
export const createGuards = (ports: GuardPorts): Record<Guard, Check> => {
  const { ask, remember } = ports;
  const who = sessionGuards(ports);
  const citizen = citizenGuards(ports);
  const point = pointGuards(ports);
  const transporter = transporterGuards(ports);
  const brand = brandGuards(ports);

  const mobileVerified: Check = async (visit) => {
    if ((await ask(showContact)).code_verified_at !== null) return null;
    remember(pathOf(visit));
    return "/SendCode";
  };

  /** The session may turn out to be over while a guard asks. */
  const orLogin =
    (check: Check): Check =>
    async (visit) => {
      try {
        return await check(visit);
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return who.toLogin(visit);
        throw error;
      }
    };

  return {
    ...deviceGuards,
    auth: who.auth,
    "auth:user": who.authOrganisation,
    guest: who.guest,
    redirect_to_dash_if_loggedIn: who.toDashboard,
    emailVerified: orLogin(who.emailVerified),
    mobileVerified: orLogin(mobileVerified),
    "mobile-verified": orLogin(mobileVerified),
    admin: orLogin(async () => ((await ask(isAdmin)).isAdmin ? null : "/")),
    csRoleVerified: orLogin(citizen.csRoleVerified),
    csProfileExists: orLogin(citizen.csProfileExists),
    "profile:citizen": orLogin(citizen.hasProfile),
    cpRoleVerified: orLogin(point.cpRoleVerified),
    cpProfileRoleVerify: orLogin(point.cpProfileRoleVerify),
    "role:point": orLogin(point.isStaff),
    "role:point-owner": orLogin(point.isOwner),
    tpProfileVerify: transporter.tpProfileVerify,
    tpProfileExists: orLogin(transporter.tpProfileExists),
    "role:transporter": orLogin(transporter.hasRole),
    csrRoleVerified: orLogin(brand.csrRoleVerified),
    csrHasGoals: orLogin(brand.csrHasGoals),
    "role:brand": orLogin(brand.hasRole),
  };
};

export const guards = createGuards({
  session,
  ask: createAsk({ call, store: deviceStore }),
  remember: rememberPath,
  leaveNews,
});
