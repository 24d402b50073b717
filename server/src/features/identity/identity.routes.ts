import * as app from "@app/contract/authenticator-app";
import * as devices from "@app/contract/devices";
import * as password from "@app/contract/password";
import * as session from "@app/contract/session";
import type { Context } from "../../context.ts";
import { type Call, type Route, route } from "../../http/route.ts";
import { answerChallenge } from "./answer-challenge.ts";
import { askLoginCode } from "./ask-login-code.ts";
import { changePassword } from "./change-password.ts";
import { loginPurposes, resendCode } from "./codes.ts";
import { confirmAuthenticatorApp } from "./confirm-authenticator-app.ts";
import { currentUser } from "./current-user.ts";
import { forgotPassword } from "./forgot-password.ts";
import { listDevices } from "./list-devices.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "./log-out.ts";
import type { SessionTokens } from "./open-session.ts";
import { refreshSession } from "./refresh-session.ts";
import { browserOf, handOver, refreshCookie } from "./session-cookies.ts";
import { setNewPassword } from "./set-new-password.ts";
import { signOutDevice } from "./sign-out-device.ts";
import { signOutEverywhere } from "./sign-out-everywhere.ts";
import { startAuthenticatorApp } from "./start-authenticator-app.ts";

type Visit = Pick<Call<typeof session.logout>, "actor" | "cookies">;

const sessionRoutes = (ctx: Context): Route[] => {
  const endSession = async ({ actor, cookies }: Visit): Promise<void> => {
    await logOut(ctx, actor, cookies.get(refreshCookie));
    cookies.clear(refreshCookie);
  };
  /** The session this browser had before ends: nobody would know of it any more. */
  const enter = async (tokens: SessionTokens, visit: Visit) => {
    await endSession(visit);
    return handOver(tokens, visit.cookies);
  };
  return [
    route(session.login, async (call) => {
      const outcome = await logIn(ctx, call.body, browserOf(call), call.locale);
      return "access" in outcome
        ? { ...(await enter(outcome, call)), challenge: null }
        : { token: null, challenge: outcome };
    }),
    route(session.askLoginCode, (call) =>
      askLoginCode(ctx, call.body.login, browserOf(call), call.locale),
    ),
    route(session.answerChallenge, async (call) =>
      enter(await answerChallenge(ctx, call.body, browserOf(call)), call),
    ),
    route(session.resendChallenge, ({ body, address }) =>
      resendCode(ctx, loginPurposes, body.id, address),
    ),
    route(session.refreshSession, async ({ cookies }) =>
      handOver(await refreshSession(ctx, cookies.get(refreshCookie)), cookies),
    ),
    route(session.logout, endSession),
    route(session.transporterLogout, endSession),
    route(session.currentUser, async ({ actor }) => ({ user: await currentUser(ctx, actor) })),
  ];
};

const deviceRoutes = (ctx: Context): Route[] => [
  route(devices.listDevices, ({ actor }) => listDevices(ctx, actor)),
  route(devices.signOutDevice, ({ actor, params }) => signOutDevice(ctx, actor, params.id)),
  route(devices.signOutEverywhere, async ({ actor, cookies }) => {
    await signOutEverywhere(ctx, actor);
    cookies.clear(refreshCookie);
  }),
];

const passwordRoutes = (ctx: Context): Route[] => [
  route(password.forgotPassword, ({ body, address, locale }) =>
    forgotPassword(ctx, body, address, locale),
  ),
  route(password.setNewPassword, ({ body, address }) => setNewPassword(ctx, body, address)),
  route(password.changePassword, ({ actor, body }) => changePassword(ctx, actor, body)),
];

const appRoutes = (ctx: Context): Route[] => [
  route(app.startAuthenticatorApp, ({ actor }) => startAuthenticatorApp(ctx, actor)),
  route(app.confirmAuthenticatorApp, ({ actor, body }) =>
    confirmAuthenticatorApp(ctx, actor, body),
  ),
];

export const identityRoutes = (ctx: Context): Route[] => [
  ...sessionRoutes(ctx),
  ...deviceRoutes(ctx),
  ...passwordRoutes(ctx),
  ...appRoutes(ctx),
];
