import type { Challenge } from "@app/contract/codes";
import type { Locale } from "@app/contract/locales";
import type { LoginInput } from "@app/contract/session";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askSecondStep } from "./ask-second-step.ts";
import { marksOf, noteDevice } from "./devices.ts";
import { normalizeLogin } from "./identity.rules.ts";
import { secondStepOf } from "./login.rules.ts";
import { openSession, type SessionTokens } from "./open-session.ts";
import { findPersonByLogin } from "./people.queries.ts";
import type { Browser } from "./session-cookies.ts";
import { tryPassword } from "./try-password.ts";

/** The session, or what must be answered before there is one. */
export const logIn = async (
  ctx: Context,
  input: LoginInput,
  browser: Browser,
  locale: Locale,
): Promise<SessionTokens | Challenge> => {
  const login = normalizeLogin(input.login);
  const person = await findPersonByLogin(ctx.db, login, marksOf(browser.device));
  const attempt = {
    strategy: "local",
    login,
    address: browser.address,
    ownDevice: person?.usedDevice ? browser.device : null,
  } as const;
  const isRight = await tryPassword(ctx, attempt, person?.passwordHash ?? null, input.password);
  if (!person || !isRight) throw new AppError("wrong_credentials");
  // Said to nobody but who knows the password.
  if (person.isSuspended) throw new AppError("account_suspended");
  const step = secondStepOf(person);
  if (step) return askSecondStep(ctx, step, person, { address: browser.address, locale });
  return ctx.db.transaction().execute(async (trx) => {
    await noteDevice(ctx, trx, person.id, browser.device);
    return openSession(ctx, trx, person.id, browser);
  });
};
