import type { Account } from "@app/contract/account";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { findAccount } from "./account.queries.ts";

/** In the spec's names. */
export const showContact = async (ctx: Context, { userId }: Actor) => {
  const account = await findAccount(ctx.db, ctx.clock, userId);
  return {
    nmbrf: `${account.firstName} ${account.lastName}`.trim(),
    code_verified_at: account.phoneProvenAt?.toISOString() ?? null,
  };
};

export const showAccount = async (ctx: Context, { userId }: Actor): Promise<Account> => {
  const account = await findAccount(ctx.db, ctx.clock, userId);
  return {
    firstName: account.firstName,
    lastName: account.lastName,
    phone: account.phone,
    email: account.email,
    emailConfirmed: account.emailIsProven,
    awaitedEmail: account.awaitedEmail,
    hasPassword: account.hasPassword,
    hasApp: account.hasApp,
    needsApp: account.isAdmin,
    erasureDueAt: account.erasureDueAt?.toISOString() ?? null,
  };
};
