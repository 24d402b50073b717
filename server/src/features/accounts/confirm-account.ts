import type { ChallengeAnswer } from "@app/contract/codes";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { type Browser, browserOf, checkCode, handOver, useCode } from "../identity/index.ts";
import { beginSession } from "./begin-session.ts";
import { joinAsDistributor } from "./join-brand.ts";
import { makePerson } from "./make-person.ts";
import { sendEmailLink } from "./send-email-link.ts";
import type { Visit } from "./visit.ts";
import { readWaitingAccount, type WaitingAccount } from "./waiting-sign-up.ts";

const makeAccount = async (
  ctx: Context,
  trx: Trx,
  phone: string,
  waiting: WaitingAccount,
  { locale, device }: Pick<Visit, "locale"> & Pick<Browser, "device">,
): Promise<string> => {
  const { firstName, lastName, email, passwordHash, role, consent } = waiting;
  const person = { firstName, lastName, phone, email, passwordHash, role, consent, locale };
  const userId = await makePerson(
    ctx,
    trx,
    phone,
    { ...person, emailIsProven: false },
    { device, taken: "code_dead" },
  );
  if (waiting.distributor) {
    const { invitation, company } = waiting.distributor;
    await joinAsDistributor(ctx, trx, userId, invitation, company);
  }
  await sendEmailLink(ctx, trx, { userId, email, locale });
  return userId;
};

export const confirmAccount = async (
  ctx: Context,
  answer: ChallengeAnswer,
  visit: Visit,
): Promise<{ token: string }> => {
  const code = await checkCode(ctx, ["sign_up"], answer, visit.address);
  const waiting = readWaitingAccount(code.data);
  if (!waiting) throw new AppError("code_dead");
  const browser = browserOf(visit);
  const tokens = await ctx.db.transaction().execute(async (trx) => {
    await useCode(ctx, trx, code);
    const userId = await makeAccount(ctx, trx, code.target, waiting, {
      ...browser,
      locale: visit.locale,
    });
    return beginSession(ctx, trx, userId, browser);
  });
  return handOver(tokens, visit.cookies);
};
