import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { forgetAttempts } from "../../limits.ts";
import { type AnsweredCode, useCode } from "./codes.ts";
import { deviceLabel } from "./device-label.ts";
import { marksOf, rememberDevice } from "./devices.ts";
import { consecutiveLimits, mayEnterByCode } from "./login.rules.ts";
import { openSession, type SessionTokens } from "./open-session.ts";
import { findPerson, type Person } from "./people.queries.ts";
import type { Browser } from "./session-cookies.ts";
import { tellOnce } from "./tell-person.ts";

const isSecondStep = ({ purpose }: AnsweredCode): boolean => purpose === "second_step";

/** Whoever moves value hears of every browser that opens the account for the first time. */
const tellOfDevice = async (ctx: Context, trx: Trx, person: Person, browser: Browser) => {
  if (person.knowsDevice || !(person.movesValue || person.isAdmin)) return;
  const label = deviceLabel(browser.userAgent) || "?";
  await tellOnce(
    ctx,
    trx,
    { ...person, userId: person.id },
    { template: "new_device", data: { label } },
  );
};

/**
 * Opens the account of whoever gave the right digits, of `checkCode`. Without a password it is for
 * citizens, and for others where they passed a second step before: then the digits are spent, and
 * the password is asked for.
 */
export const enterByCode = async (
  ctx: Context,
  code: AnsweredCode,
  browser: Browser,
): Promise<SessionTokens> => {
  const person = code.userId
    ? await findPerson(ctx.db, code.userId, marksOf(browser.device))
    : undefined;
  if (!person) throw new AppError("code_dead");
  const mayEnter = isSecondStep(code) || mayEnterByCode(person);
  const { isSuspended } = person;
  const tokens = await ctx.db.transaction().execute(async (trx) => {
    await useCode(ctx, trx, code);
    if (isSuspended || !mayEnter) return null;
    await tellOfDevice(ctx, trx, person, browser);
    await rememberDevice(ctx, trx, person.id, browser.device);
    return openSession(ctx, trx, person.id, browser, code.channel === "app");
  });
  if (isSuspended) throw new AppError("account_suspended");
  if (!tokens) throw new AppError("password_needed");
  // A proof of another kind than the password ends the count of wrong ones.
  await forgetAttempts(ctx, consecutiveLimits("local", [person.phone, person.email]));
  return tokens;
};
