import { randomUUIDv7 } from "node:crypto";
import type { inviteCollaborator as endpoint } from "@app/contract/collaborators";
import type { BodyOf } from "@app/contract/endpoint";
import type { Locale } from "@app/contract/locales";
import { localized, localizedTextSchema } from "@app/contract/localized-text";
import type { Context } from "../../context.ts";
import { seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";
import { hashSecret, newLinkToken } from "../../secrets.ts";
import { type Actor, maskTarget } from "../identity/index.ts";
import { queueMessage } from "../messages/index.ts";
import { invitingLimits } from "./collaborators.rules.ts";
import { insertInvitation } from "./invitations.queries.ts";
import { ownPoint } from "./own-point.ts";

const validSeconds = 7 * seconds.day;

interface Request {
  pointId: string;
  invited: BodyOf<typeof endpoint>;
  locale: Locale;
}

export const inviteCollaborator = async (
  ctx: Context,
  actor: Actor,
  { pointId, invited, locale }: Request,
) => {
  const point = await ownPoint(ctx, actor, pointId);
  const to = "phone" in invited ? invited.phone : invited.email;
  const channel = "phone" in invited ? "sms" : "mail";
  await takeAttempt(ctx, invitingLimits(pointId, to));
  const id = randomUUIDv7();
  const token = newLinkToken();
  const expiresAt = await ctx.db.transaction().execute(async (trx) => {
    const end = await insertInvitation(trx, ctx.clock, {
      id,
      pointId,
      invitedBy: actor.userId,
      tokenHash: hashSecret(token),
      name: invited.name,
      phone: channel === "sms" ? to : null,
      email: channel === "mail" ? to : null,
      seconds: validSeconds,
    });
    await queueMessage(ctx, trx, {
      channel,
      to,
      locale,
      template: "point_invitation",
      data: {
        pointName: localized(localizedTextSchema.parse(point.name), locale),
        inviterName: point.ownerName,
        link: `${ctx.config.SITE_URL}/collection-point/activate-collaborator?token=${token}`,
      },
    });
    return end;
  });
  return {
    id,
    name: invited.name,
    sentTo: maskTarget(to),
    expiresAt: expiresAt.toISOString(),
  };
};
