import { randomUUIDv7 } from "node:crypto";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { seconds } from "../../limits.rules.ts";
import { hashSecret, newLinkToken } from "../../secrets.ts";
import * as queries from "./links.queries.ts";

const lifetimes: Record<queries.LinkPurpose, number> = {
  confirm_email: seconds.day,
  confirm_organisation: seconds.day,
  reset_password: seconds.hour,
};

/** Whose it is. */
export type Subject = { userId: string } | { organisationId: string };

/** Makes a link's secret; only its hash stays here. */
export const makeLink = async (
  ctx: Context,
  trx: Trx,
  purpose: queries.LinkPurpose,
  subject: Subject & { email?: string },
): Promise<string> => {
  const token = newLinkToken();
  await queries.insertLink(trx, ctx.clock, {
    id: randomUUIDv7(),
    purpose,
    tokenHash: hashSecret(token),
    seconds: lifetimes[purpose],
    ...subject,
  });
  return token;
};

export const takeLink = async (
  ctx: Context,
  trx: Trx,
  purposes: readonly queries.LinkPurpose[],
  token: string,
) => {
  const link = await queries.takeLink(trx, ctx.clock, hashSecret(token), purposes);
  if (!link) throw new AppError("link_dead");
  return link;
};

/** Whose a living link is, without using it: for what must be right before it is used. */
export const findLink = async (
  ctx: Context,
  purposes: readonly queries.LinkPurpose[],
  token: string,
): Promise<Subject> => {
  const link = await queries.findLink(ctx.db, ctx.clock, hashSecret(token), purposes);
  if (link?.userId) return { userId: link.userId };
  if (link?.organisationId) return { organisationId: link.organisationId };
  throw new AppError("link_dead");
};
