import { randomUUIDv7 } from "node:crypto";
import { type BrandRank, mostMembers } from "@app/contract/brand-team";
import type { Locale } from "@app/contract/locales";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import { hashSecret, newLinkToken } from "../../secrets.ts";
import { type CompanyActor, maskTarget } from "../identity/index.ts";
import { queueMessage } from "../messages/index.ts";
import { invitationSeconds, invitingLimits } from "./brand-team.rules.ts";
import { lockBrand } from "../../locks.queries.ts";
import { findRanks } from "./members.queries.ts";
import * as queries from "./team-invitations.queries.ts";

interface Invited {
  email: string;
  rank: BrandRank;
  locale: Locale;
}

export const inviteToTeam = async (
  ctx: Context,
  { company, userId }: CompanyActor,
  { email, rank, locale }: Invited,
) => {
  const brandId = company.id;
  await takeAttempt(ctx, invitingLimits(brandId, email));
  const id = randomUUIDv7();
  const token = newLinkToken();
  const expiresAt = await ctx.db.transaction().execute(async (trx) => {
    await lockBrand(trx, brandId);
    const waiting = await queries.findOpenInvitations(trx, ctx.clock, brandId);
    const members = await findRanks(trx, brandId);
    if (members.length + waiting.length >= mostMembers) throw new AppError("limit_reached");
    const { brand, inviterName } = await queries.findInviter(trx, brandId, userId);
    await queueMessage(ctx, trx, {
      channel: "mail",
      to: email,
      locale,
      template: "brand_invitation",
      data: { brand, inviterName, link: `${ctx.config.SITE_URL}/csr/join?token=${token}` },
    });
    return queries.insertInvitation(trx, ctx.clock, {
      id,
      brandId,
      invitedBy: userId,
      tokenHash: hashSecret(token),
      email,
      rank,
      seconds: invitationSeconds,
    });
  });
  return { id, sentTo: maskTarget(email), rank, expiresAt: expiresAt.toISOString() };
};

export const withdrawTeamInvitation = async (
  ctx: Context,
  { company }: CompanyActor,
  id: string,
): Promise<void> => {
  if (await queries.withdrawInvitation(ctx.db, ctx.clock, company.id, id)) return;
  throw new AppError("not_found");
};
