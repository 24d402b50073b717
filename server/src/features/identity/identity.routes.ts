import * as session from "@app/contract/session";
import type { Context } from "../../context.ts";
import { type Cookies, type Route, route } from "../../http/route.ts";
import { currentUser } from "./current-user.ts";
import { sessionLifetimes } from "./identity.rules.ts";
import { logIn, type SessionTokens } from "./log-in.ts";
import { logOut } from "./log-out.ts";
import { refreshSession } from "./refresh-session.ts";

const refreshCookie = "refresh";

/** The short-lived token goes to the page, the long-lived one to a cookie no script can read. */
const handOver = (tokens: SessionTokens, cookies: Cookies): { token: string } => {
  cookies.set(refreshCookie, tokens.refresh, sessionLifetimes.refreshSeconds);
  return { token: tokens.access };
};

export const identityRoutes = (ctx: Context): Route[] => [
  route(session.login, async ({ body, cookies }) => handOver(await logIn(ctx, body), cookies)),
  route(session.refreshSession, async ({ cookies }) =>
    handOver(await refreshSession(ctx, cookies.get(refreshCookie)), cookies),
  ),
  route(session.logout, async ({ actor, cookies }) => {
    await logOut(ctx, actor, cookies.get(refreshCookie));
    cookies.clear(refreshCookie);
  }),
  route(session.currentUser, async ({ actor }) => ({ user: await currentUser(ctx, actor) })),
];
