import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import type { Actor } from "./actor.ts";
import { findAppSecret } from "./authenticator-app.queries.ts";
import { enrolmentLimits } from "./authenticator-app.rules.ts";
import { appUri, newAppSecret } from "./totp.ts";

/**
 * For administrators alone. One who has an app already shows it first: a session opened without it
 * must not put another in its place.
 */
export const checkEnrolment = async (ctx: Context, actor: Actor) => {
  await takeAttempt(ctx, enrolmentLimits(actor.userId));
  const person = await findAppSecret(ctx.db, ctx.clock, actor.userId);
  const mayEnrol = person.isAdmin && (person.sealed === null || actor.isAdmin);
  if (!mayEnrol) throw new AppError("forbidden");
  return person;
};

/** Kept by nobody yet: that is for the first right code. */
export const startAuthenticatorApp = async (ctx: Context, actor: Actor) => {
  const { email, phone } = await checkEnrolment(ctx, actor);
  const secret = newAppSecret();
  return { secret, uri: appUri(secret, email ?? phone ?? "") };
};
