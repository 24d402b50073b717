import { randomUUIDv7 } from "node:crypto";
import type { Locale } from "@app/contract/locales";
import { localeSchema } from "@app/contract/localized-text";
import type { OrganisationInput } from "@app/contract/organisations";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import { hashPassword, isCommonPassword, makeLink, maskTarget } from "../identity/index.ts";
import { queueMessage } from "../messages/index.ts";
import { signUpLimits } from "./organisations.rules.ts";
import * as queries from "./organisations.queries.ts";

interface Origin {
  locale: Locale;
  address: string;
}

const check = async (ctx: Context, input: OrganisationInput): Promise<void> => {
  const { name, contactName, email, phone, password, communeCode } = input;
  if (await isCommonPassword(password, [name, contactName, email, phone])) {
    throw new AppError("weak_password", { fields: { password: ["weak_password"] } });
  }
  if (await queries.findCommune(ctx.db, communeCode)) return;
  throw new AppError("invalid_request", { fields: { communeCode: ["commune"] } });
};

const begin = async (
  ctx: Context,
  trx: Trx,
  { password: _, consent, ...rest }: OrganisationInput,
  passwordHash: string,
  locale: Locale,
): Promise<string> => {
  const id = randomUUIDv7();
  const { email } = rest;
  await queries.insertOrganisation(trx, ctx.clock, { ...rest, id, passwordHash, locale });
  await queries.insertConsents(trx, ctx.clock, id, locale, consent);
  const token = await makeLink(ctx, trx, "confirm_organisation", { organisationId: id, email });
  const link = `${ctx.config.SITE_URL}/auth/callback?confirm=${token}`;
  const message = { channel: "mail", to: email, locale } as const;
  await queueMessage(ctx, trx, { ...message, template: "confirm_organisation", data: { link } });
  return id;
};

/**
 * A link goes to the address, and the account opens with it. Where the address has one already its
 * owner is told so, and whoever asked learns nothing: same answer, same work.
 */
export const signUp = async (
  ctx: Context,
  input: OrganisationInput,
  { locale, address }: Origin,
  /** What begins with the account, in the same transaction. */
  also: (trx: Trx, organisationId: string) => Promise<void> = async () => {},
): Promise<{ sentTo: string }> => {
  await check(ctx, input);
  await takeAttempt(ctx, signUpLimits(input.email, address));
  const passwordHash = await hashPassword(input.password);
  await ctx.db.transaction().execute(async (trx) => {
    const owner = await queries.findByConfirmedEmail(trx, input.email);
    if (!owner) return also(trx, await begin(ctx, trx, input, passwordHash, locale));
    return queueMessage(ctx, trx, {
      channel: "mail",
      to: input.email,
      locale: localeSchema.parse(owner.locale),
      template: "email_in_use",
      data: {},
    });
  });
  return { sentTo: maskTarget(input.email) };
};
