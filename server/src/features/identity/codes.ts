import { randomInt, randomUUIDv7 } from "node:crypto";
import { type Challenge, type ChallengeAnswer, codeRules } from "@app/contract/codes";
import type { Locale } from "@app/contract/locales";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { giveBackAttempt, takeAttempt } from "../../limits.ts";
import { isKeyedHash, keyedHash } from "../../secrets.ts";
import { readLimit } from "../../numbers-in-force.ts";
import { queueMessage } from "../messages/index.ts";
import * as queries from "./codes.queries.ts";
import {
  answeringLimits,
  channelOf,
  maskTarget,
  sendingLimits,
  unansweredLimit,
} from "./codes.rules.ts";

/** Six digits to a number or an address, asked for by whoever is at `address`. */
export interface CodeRequest {
  purpose: queries.CodePurpose;
  /** A number in one spelling, or an address. */
  target: string;
  userId: string | null;
  locale: Locale;
  address: string;
  data?: object;
  /**
   * What is sent in place of the digits, so that asking looks and takes the same: "none" where
   * nobody has this login, or word to its owner that an account exists or waits for them. The code is then never told
   * to anybody.
   */
  instead?: "none" | "number_in_use" | "number_registered" | "email_in_use";
}

/** Of the challenges that end in a session. */
export const loginPurposes = ["log_in", "second_step"] as const;

const hashedText = (id: string, code: string): string => `${id}:${code}`;

const hashOf = (ctx: Context, id: string, code: string): Buffer =>
  keyedHash(ctx.config, hashedText(id, code));

const newDigits = (): string => String(randomInt(1_000_000)).padStart(6, "0");

const challengeFor = (id: string, target: string): Challenge => ({
  id,
  channel: channelOf(target),
  sentTo: maskTarget(target),
  resendAfterSeconds: codeRules.resendSeconds,
});

type Delivery = Pick<CodeRequest, "target" | "userId" | "locale" | "instead">;

const deliver = (ctx: Context, trx: Trx, delivery: Delivery, code: string): Promise<void> => {
  const { target, userId, locale, instead } = delivery;
  const message = { to: target, locale, userId };
  const channel = channelOf(target);
  switch (instead) {
    case "number_in_use":
    case "number_registered":
      return queueMessage(ctx, trx, { ...message, channel: "sms", template: instead, data: {} });
    case "email_in_use":
      return queueMessage(ctx, trx, { ...message, channel: "mail", template: instead, data: {} });
    case "none":
      return queueMessage(ctx, trx, { ...message, channel, template: instead, data: {} });
    default: {
      const data = { code, minutes: codeRules.minutes };
      return queueMessage(ctx, trx, { ...message, channel, template: "code", data });
    }
  }
};

export const sendCode = async (ctx: Context, request: CodeRequest): Promise<Challenge> => {
  const { purpose, target, userId, data = {} } = request;
  const perHour = await readLimit(ctx, "code_hour");
  await takeAttempt(ctx, sendingLimits(target, request.address, perHour));
  const id = randomUUIDv7();
  const code = newDigits();
  await ctx.db.transaction().execute(async (trx) => {
    await queries.insertCode(trx, ctx.clock, {
      id,
      purpose,
      channel: channelOf(target),
      userId,
      target,
      codeHash: request.instead ? null : hashOf(ctx, id, code),
      data: { ...data, locale: request.locale, instead: request.instead },
    });
    await deliver(ctx, trx, request, code);
  });
  return challengeFor(id, target);
};

/** Other digits for the same challenge; the ones before are worth nothing. */
export const resendCode = async (
  ctx: Context,
  purposes: readonly queries.CodePurpose[],
  id: string,
  address: string,
): Promise<Challenge> => {
  const found = await queries.findCode(ctx.db, ctx.clock, id, purposes);
  if (!found || found.channel === "app") throw new AppError("code_dead");
  const perHour = await readLimit(ctx, "code_hour");
  await takeAttempt(ctx, sendingLimits(found.target, address, perHour));
  const code = newDigits();
  const { locale, instead } = found.data as Pick<CodeRequest, "locale" | "instead">;
  const delivery = {
    target: found.target,
    userId: found.user_id,
    locale,
    ...(instead && { instead }),
  };
  await ctx.db.transaction().execute(async (trx) => {
    // Also where the digits are nobody's: it must not die sooner than another.
    await queries.renewCode(trx, ctx.clock, id, instead ? null : hashOf(ctx, id, code));
    await deliver(ctx, trx, delivery, code);
  });
  return challengeFor(id, found.target);
};

export interface AnsweredCode {
  id: string;
  purpose: queries.CodePurpose;
  channel: queries.CodeChannel;
  userId: string | null;
  target: string;
  data: unknown;
}

/** `isRight` decides where the digits are not ours: those of an authenticator app. */
type Judge = (code: AnsweredCode, digits: string) => Promise<boolean>;

/**
 * The right digits, or `wrong_code`, or `code_dead` when there is nothing left to guess at. What
 * follows from them is done in one transaction with `useCode`.
 */
export const checkCode = async (
  ctx: Context,
  purposes: readonly queries.CodePurpose[],
  { id, code }: ChallengeAnswer,
  address: string,
  isRight?: Judge,
): Promise<AnsweredCode> => {
  const limits = answeringLimits(address);
  await takeAttempt(ctx, limits);
  const found = await queries.takeTry(ctx.db, ctx.clock, id, purposes);
  if (!found) throw new AppError("code_dead");
  const { user_id: userId, code_hash: hash, ...rest } = found;
  const answered = { ...rest, userId };
  const right = hash
    ? isKeyedHash(ctx.config, hashedText(id, code), hash)
    : ((await isRight?.(answered, code)) ?? false);
  if (!right) throw new AppError("wrong_code");
  await giveBackAttempt(ctx, hash ? [...limits, unansweredLimit(address)] : limits);
  return answered;
};

export const useCode = async (
  ctx: Context,
  trx: Trx,
  { id, channel }: AnsweredCode,
): Promise<void> => {
  if (!(await queries.markCodeUsed(trx, ctx.clock, id))) throw new AppError("code_dead");
  // Also where the caller rolls back: that the message arrived is known either way.
  if (channel !== "app") ctx.metrics.codesConfirmed.inc({ channel });
};
