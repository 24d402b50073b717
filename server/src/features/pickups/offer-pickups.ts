import type { pickupRequested } from "@app/contract/pickups";
import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { enqueue } from "../../jobs/enqueue.queries.ts";
import type { Heard } from "../../messaging/consume.ts";
import { leaveNotificationsIn } from "../notifications/index.ts";
import { findRequested } from "./chores.queries.ts";
import { findFittingDrivers } from "./fitting-drivers.queries.ts";
import { movePickup } from "./move-pickup.ts";
import { lockPickup } from "./moves.queries.ts";
import { idForPerson } from "./tell-of-pickups.ts";

export const offerPickupsJob = "offer-pickups";
const mostTold = 30;

/** One run looks at all that wait. */
export const askToOffer = (
  trx: Trx,
  _events: readonly Heard<typeof pickupRequested>[],
): Promise<void> => enqueue(trx, offerPickupsJob, {}, offerPickupsJob);

/** From somebody who could take it on, it is offered; they are told, and everybody it fits sees it. */
const offer = (ctx: Context, id: string): Promise<boolean> =>
  ctx.db.transaction().execute(async (trx) => {
    const pickup = await lockPickup(trx, id);
    if (pickup?.status !== "requested") return false;
    const drivers = await findFittingDrivers(trx, ctx.clock, {
      pickupId: id,
      most: mostTold,
      alsoWhoGaveItBack: false,
    });
    if (drivers.length === 0) return false;
    await movePickup(ctx, trx, pickup, {
      kind: "offered",
      actorId: null,
      traceId: offerPickupsJob,
      changes: { status: "offered" },
      data: { drivers: drivers.length },
    });
    const data = {
      from: pickup.window_from.toISOString(),
      to: pickup.window_to.toISOString(),
      centimes: pickup.pay_centimes,
    };
    await leaveNotificationsIn(
      ctx,
      trx,
      drivers.map(({ userId, communeFr, communeAr }) => ({
        // Given back and offered again, it is news again.
        id: idForPerson(`${id}:${pickup.changed_at.toISOString()}`, userId),
        userId,
        kind: "job_near" as const,
        data: { ...data, place: JSON.stringify({ en: communeFr, fr: communeFr, ar: communeAr }) },
      })),
    );
    return true;
  });

export const offerPickups = async (ctx: Context): Promise<void> => {
  for (const id of await findRequested(ctx.db)) await offer(ctx, id);
};
