import type { User } from "@app/contract/session";
import { dashboardOf, organisationStart } from "../../../lib/session/start-pages.ts";
import { loginFor } from "../destinations.ts";
import { isSilence } from "./ask.ts";
import { type Check, type GuardPorts, pathOf, type Visit } from "./guard-types.ts";

const isEmailDone = (user: User | null): boolean => !user?.email || user.email_verified_at !== null;

/** Who is there: answered from the session, which asks the server by itself. */
export const sessionGuards = ({ session, remember }: GuardPorts) => {
  const findOut = async () => {
    const state = await session.restore();
    if (!state.known) throw state.error;
    return state;
  };

  const toLogin = (visit: Visit): string => {
    remember(pathOf(visit));
    return loginFor(visit.url.pathname);
  };

  const auth: Check = async (visit) => {
    const { user, organisation } = await findOut();
    if (user) return null;
    return organisation ? organisationStart(organisation) : toLogin(visit);
  };

  const authOrganisation: Check = async (visit) =>
    (await findOut()).organisation ? null : toLogin(visit);

  // A login form that nobody can answer for is still a login form.
  const guest: Check = async ({ page }) => {
    const { loggedIn, user } = await session.restore();
    const choosesRole = page.path === "/signup" && user?.default_role === null;
    return loggedIn && !choosesRole ? "/userone" : null;
  };

  const toDashboard: Check = async () => {
    const { user } = await session.restore();
    return user?.default_role ? dashboardOf(user.default_role) : null;
  };

  /** Somebody without an e-mail has none to confirm. What the device kept may be old: a no is checked. */
  const emailVerified: Check = async (visit) => {
    const { user } = await session.restore();
    if (isEmailDone(user)) return null;
    const fresh = await session.refetch().catch((error: unknown) => {
      if (isSilence(error)) return user;
      throw error;
    });
    if (isEmailDone(fresh)) return null;
    remember(pathOf(visit));
    return "/emailVerification";
  };

  return { auth, authOrganisation, guest, toDashboard, emailVerified, toLogin };
};
