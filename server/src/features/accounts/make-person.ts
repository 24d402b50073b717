import { randomInt, randomUUIDv7 } from "node:crypto";
import type { Consent } from "@app/contract/consent";
import type { ErrorName } from "@app/contract/errors";
import { makeCode } from "@app/contract/public-code";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { findByLogin } from "./account.queries.ts";
import * as queries from "./sign-up.queries.ts";

/** With ten million people every second code is taken: enough to find a free one all the same. */
const codeAttempts = 50;

const insertWithCode = async (
  ctx: Context,
  trx: Trx,
  login: string,
  person: queries.NewPerson,
  taken: ErrorName,
): Promise<string> => {
  for (let attempt = 0; attempt < codeAttempts; attempt++) {
    const id = randomUUIDv7();
    if (await queries.insertUser(trx, ctx.clock, id, makeCode(randomInt), person)) return id;
    if (await findByLogin(trx, login)) throw new AppError(taken);
  }
  throw new Error("no free personal code was found");
};

/**
 * The row of a new person with what belongs to everybody: a personal code, a role, an account for
 * tokens, what they agreed to. Of two sign-ups with one login the later one is refused as `taken`.
 */
export const makePerson = async (
  ctx: Context,
  trx: Trx,
  login: string,
  person: queries.NewPerson & { consent: Consent },
  taken: ErrorName,
): Promise<string> => {
  const id = await insertWithCode(ctx, trx, login, person, taken);
  await queries.insertRole(trx, ctx.clock, id, person.role);
  await queries.openCitizenAccount(trx, id);
  await queries.insertConsents(trx, ctx.clock, id, person.locale, person.consent);
  return id;
};
