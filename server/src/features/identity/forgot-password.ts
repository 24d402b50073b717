import { randomUUIDv7 } from "node:crypto";
import type { Locale } from "@app/contract/locales";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import { readLimit } from "../../numbers-in-force.ts";
import { queueMessage } from "../messages/index.ts";
import { insertCode } from "./codes.queries.ts";
import { channelOf, sendingLimits } from "./codes.rules.ts";
import { readLogin } from "./identity.rules.ts";
import { makeLink, type Subject } from "./links.ts";
import type { LoginAttempt } from "./login.rules.ts";
import { findOrganisationId, findUserId } from "./passwords.queries.ts";

interface Forgotten {
  login: string;
  strategy: LoginAttempt["strategy"];
}

/** An organisation is known by its address alone. */
const targetOf = ({ login, strategy }: Forgotten): string => {
  const target = readLogin(login);
  if (target && (strategy === "local" || channelOf(target) === "mail")) return target;
  throw new AppError("invalid_request", { fields: { login: ["login"] } });
};

interface Destination {
  channel: "sms" | "mail";
  to: string;
  locale: Locale;
}

/** Without an owner there is no link: a row as for a code that nobody gets takes as long to write. */
const pretendLink = (ctx: Context, trx: Trx, { channel, to }: Destination): Promise<void> =>
  insertCode(trx, ctx.clock, {
    id: randomUUIDv7(),
    purpose: "log_in",
    channel,
    userId: null,
    target: to,
    codeHash: null,
    data: {},
  });

/** The link to its owner; for a login nobody has, a message that goes nowhere. */
const send = async (
  ctx: Context,
  trx: Trx,
  owner: Subject | undefined,
  message: Destination,
): Promise<void> => {
  if (!owner) {
    await pretendLink(ctx, trx, message);
    return queueMessage(ctx, trx, { ...message, template: "none", data: {} });
  }
  const token = await makeLink(ctx, trx, "reset_password", owner);
  const link = `${ctx.config.SITE_URL}/setNewPassword/${token}`;
  const userId = "userId" in owner ? owner.userId : null;
  return queueMessage(ctx, trx, { ...message, template: "reset_password", data: { link }, userId });
};

/** The same answer for every login: whether it opens anything, only who gets the link learns. */
export const forgotPassword = async (
  ctx: Context,
  forgotten: Forgotten,
  address: string,
  locale: Locale,
): Promise<void> => {
  const to = targetOf(forgotten);
  await takeAttempt(ctx, sendingLimits(to, address, await readLimit(ctx, "code_hour")));
  const find = forgotten.strategy === "local" ? findUserId : findOrganisationId;
  const owner = await find(ctx.db, to);
  await ctx.db
    .transaction()
    .execute((trx) => send(ctx, trx, owner, { channel: channelOf(to), to, locale }));
};
