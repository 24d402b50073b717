import type { Challenge } from "@app/contract/codes";
import type { AccountInput } from "@app/contract/sign-up";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import { hashPassword, isCommonPassword, sendCode } from "../identity/index.ts";
import { findByLogin } from "./account.queries.ts";
import { signUpLimits } from "./accounts.rules.ts";
import { findInvitation } from "./brands.queries.ts";
import type { Visit } from "./visit.ts";
import type { WaitingAccount } from "./waiting-sign-up.ts";

const waitingFrom = async (input: AccountInput): Promise<WaitingAccount> => ({
  kind: "account",
  role: input.role === "distributor" ? "brand" : input.role,
  firstName: input.firstName,
  lastName: input.lastName,
  email: input.email,
  passwordHash: await hashPassword(input.password),
  consent: input.consent,
  distributor:
    input.role === "distributor" ? { invitation: input.invitation, company: input.company } : null,
});

/**
 * The account waits in its code until the digits come back. A number that has an account gets the
 * same answer after the same work, and its owner word of it in place of the digits.
 */
export const signUpAccount = async (
  ctx: Context,
  input: AccountInput,
  { address, locale }: Visit,
): Promise<Challenge> => {
  await takeAttempt(ctx, signUpLimits(address));
  const { firstName, lastName, phone, email, password } = input;
  if (await isCommonPassword(password, [firstName, lastName, phone, email])) {
    throw new AppError("weak_password");
  }
  if (input.role === "distributor") {
    const invitation = await findInvitation(ctx.db, ctx.clock, input.invitation);
    if (!invitation) throw new AppError("link_dead");
  }
  const data = await waitingFrom(input);
  const known = await findByLogin(ctx.db, phone);
  return sendCode(ctx, {
    purpose: "sign_up",
    target: phone,
    userId: known?.id ?? null,
    locale: known?.locale ?? locale,
    address,
    data,
    ...(known && { instead: "number_in_use" }),
  });
};
