import type { Challenge } from "@app/contract/codes";
import type { Locale } from "@app/contract/locales";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { sendCode } from "./codes.ts";
import { marksOf } from "./devices.ts";
import { readLogin } from "./identity.rules.ts";
import { findPersonByLogin, isRegisteredAtCounter } from "./people.queries.ts";
import type { Browser } from "./session-cookies.ts";

/** The same answer for every login: whether it opens anything, only who gets the digits learns. */
export const askLoginCode = async (
  ctx: Context,
  typed: string,
  { address, device }: Browser,
  locale: Locale,
): Promise<Challenge> => {
  const target = readLogin(typed);
  if (!target) throw new AppError("invalid_request", { fields: { login: ["login"] } });
  const [person, isRegistered] = await Promise.all([
    findPersonByLogin(ctx.db, target, marksOf(device)),
    isRegisteredAtCounter(ctx.db, target),
  ]);
  const request = { purpose: "log_in", target, locale, address } as const;
  if (person) return sendCode(ctx, { ...request, userId: person.id });
  // Theirs once they have signed up, which asks for their consent too.
  const instead = isRegistered ? "number_registered" : "none";
  return sendCode(ctx, { ...request, userId: null, instead });
};
