import { randomInt } from "node:crypto";
import type { CitizenInput } from "@app/contract/sign-up";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { browserOf, handOver } from "../identity/index.ts";
import { usernameBase, usernameNumber, usernameWith } from "./accounts.rules.ts";
import { beginSession } from "./begin-session.ts";
import { refuseUnknownCommune } from "./create-citizen-profile.ts";
import { makePerson } from "./make-person.ts";
import { insertCitizenProfile, takeTicket } from "./sign-up.queries.ts";
import { readTicket } from "./tickets.ts";
import type { Visit } from "./visit.ts";

const usernameAttempts = 50;

const giveUsername = async (
  ctx: Context,
  trx: Trx,
  userId: string,
  { firstName, lastName, communeCode }: CitizenInput,
): Promise<void> => {
  const base = usernameBase(firstName, lastName);
  for (let attempt = 1; attempt <= usernameAttempts; attempt++) {
    const username = usernameWith(base, usernameNumber(attempt, randomInt));
    const profile = { username, communeCode };
    if (await insertCitizenProfile(trx, ctx.clock, userId, profile)) return;
  }
  throw new Error("no free username was found");
};

const spendTicket = async (ctx: Context, trx: Trx, ticket: string): Promise<string> => {
  const read = readTicket(ticket);
  const taken = read && (await takeTicket(trx, ctx.clock, read.codeId, read.hash));
  if (!taken) throw new AppError("link_dead");
  return taken.target;
};

export const signUpCitizen = async (
  ctx: Context,
  input: CitizenInput,
  visit: Visit,
): Promise<{ token: string }> => {
  await refuseUnknownCommune(ctx, input.communeCode);
  const browser = browserOf(visit);
  const tokens = await ctx.db.transaction().execute(async (trx) => {
    const login = await spendTicket(ctx, trx, input.ticket);
    const isPhone = login.startsWith("+");
    const person = {
      firstName: input.firstName,
      lastName: input.lastName,
      phone: isPhone ? login : null,
      email: isPhone ? null : login,
      emailIsProven: !isPhone,
      passwordHash: null,
      locale: visit.locale,
      role: "citizen" as const,
      consent: input.consent,
    };
    const userId = await makePerson(ctx, trx, login, person, {
      device: browser.device,
      taken: "link_dead",
    });
    await giveUsername(ctx, trx, userId, input);
    return beginSession(ctx, trx, userId, browser);
  });
  return handOver(tokens, visit.cookies);
};
