import type { ChallengeAnswer } from "@app/contract/codes";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import {
  type AnsweredCode,
  browserOf,
  checkCode,
  enterByCode,
  handOver,
  useCode,
} from "../identity/index.ts";
import { findByLogin } from "./account.queries.ts";
import { ticketMinutes } from "./accounts.rules.ts";
import { keepTicket } from "./sign-up.queries.ts";
import { makeTicket } from "./tickets.ts";
import type { Visit } from "./visit.ts";
import { isCitizenSignUp } from "./waiting-sign-up.ts";

const giveTicket = (ctx: Context, code: AnsweredCode): Promise<string> =>
  ctx.db.transaction().execute(async (trx) => {
    await useCode(ctx, trx, code);
    const { ticket, hash } = makeTicket(code.id);
    await keepTicket(trx, ctx.clock, code.id, { hash, minutes: ticketMinutes });
    return ticket;
  });

/** Whoever has an account is in; whoever has none gets a ticket to go on with. */
export const checkSignUpCode = async (ctx: Context, answer: ChallengeAnswer, visit: Visit) => {
  const code = await checkCode(ctx, ["sign_up"], answer, visit.address);
  if (!isCitizenSignUp(code.data)) throw new AppError("code_dead");
  const known = await findByLogin(ctx.db, code.target);
  if (!known) return { token: null, ticket: await giveTicket(ctx, code) };
  const tokens = await enterByCode(ctx, { ...code, userId: known.id }, browserOf(visit));
  return { ...handOver(tokens, visit.cookies), ticket: null };
};
