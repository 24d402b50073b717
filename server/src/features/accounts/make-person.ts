import { randomInt, randomUUIDv7 } from "node:crypto";
import type { Consent } from "@app/contract/consent";
import type { ErrorName } from "@app/contract/errors";
import { makeCode } from "@app/contract/public-code";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { countAttempt } from "../../limits.ts";
import { findByLogin } from "./account.queries.ts";
import { browserLimits } from "./accounts.rules.ts";
import { claimRegistration } from "./registrations.queries.ts";
import * as queries from "./sign-up.queries.ts";

/** With ten million people every second code is taken: enough to find a free one all the same. */
const codeAttempts = 50;

/** Null when it is not the code that is taken. */
const insertWithCode = async (
  ctx: Context,
  trx: Trx,
  person: queries.NewPerson,
  isTaken: () => Promise<boolean>,
): Promise<string | null> => {
  for (let attempt = 0; attempt < codeAttempts; attempt++) {
    const id = randomUUIDv7();
    if (await queries.insertUser(trx, ctx.clock, id, makeCode(randomInt), person)) return id;
    if (await isTaken()) return null;
  }
  throw new Error("no free personal code was found");
};

/** Somebody of whom nothing is proven: a personal code, a role and an account for tokens. */
export const makeUnprovenPerson = async (
  ctx: Context,
  trx: Trx,
  person: Pick<queries.NewPerson, "firstName" | "locale">,
): Promise<string> => {
  const nothingElse = { lastName: "", phone: null, email: null, passwordHash: null };
  const citizen = { ...person, ...nothingElse, emailIsProven: false, role: "citizen" } as const;
  const id = await insertWithCode(ctx, trx, citizen, async () => false);
  if (id === null) throw new Error("nothing but the code can be taken");
  await queries.insertRole(trx, ctx.clock, id, citizen.role);
  await queries.openCitizenAccount(trx, id);
  return id;
};

/** Counted with the row, so that a sign-up that fails later has used up nothing. */
const insertNewcomer = async (
  ctx: Context,
  trx: Trx,
  login: string,
  person: queries.NewPerson,
  device: string,
): Promise<string | null> => {
  if (!(await countAttempt(ctx, trx, browserLimits(device)))) {
    throw new AppError("too_many_accounts");
  }
  return insertWithCode(ctx, trx, person, async () => Boolean(await findByLogin(trx, login)));
};

/**
 * The row of a new person with what belongs to everybody: a personal code, a role, an account for
 * tokens, what they agreed to. Whom a point registered with this number gets that row instead, with
 * its code and its tokens. Of two sign-ups with one login the later one is refused as `taken`.
 */
export const makePerson = async (
  ctx: Context,
  trx: Trx,
  login: string,
  person: queries.NewPerson & { consent: Consent },
  { device, taken }: { device: string; taken: ErrorName },
): Promise<string> => {
  const id =
    (await claimRegistration(trx, ctx.clock, person)) ??
    (await insertNewcomer(ctx, trx, login, person, device));
  if (id === null) throw new AppError(taken);
  await queries.insertRole(trx, ctx.clock, id, person.role);
  await queries.openCitizenAccount(trx, id);
  await queries.insertConsents(trx, ctx.clock, id, person.locale, person.consent);
  return id;
};
