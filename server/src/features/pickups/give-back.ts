import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { freed, movePickup } from "./move-pickup.ts";
import { findOpenOf, forgetDriver } from "./give-back.queries.ts";
import { type LockedPickup, lockPickup, readNow } from "./moves.queries.ts";
import { firstWindowFrom } from "./pickups.rules.ts";

interface GivingBack {
  actorId: string | null;
  traceId: string;
  reason: string;
}

/** Others may take it; one whose time has begun is asked for anew. */
export const giveBack = async (
  ctx: Context,
  trx: Trx,
  pickup: LockedPickup,
  { reason, ...by }: GivingBack,
): Promise<void> => {
  const now = await readNow(trx, ctx.clock);
  const next = pickup.window_from > now ? null : firstWindowFrom(now);
  await movePickup(ctx, trx, pickup, {
    ...by,
    kind: "given_back",
    changes: { ...freed, ...(next && { window_from: next.from, window_to: next.to }) },
    data: { reason, transporterId: pickup.transporter_id },
  });
};

/** Before somebody leaves: what they had taken on is another's, and their name is forgotten. */
export const giveBackAll = async (ctx: Context, trx: Trx, userId: string): Promise<void> => {
  for (const id of await findOpenOf(trx, userId)) {
    const pickup = await lockPickup(trx, id);
    if (pickup?.transporter_id !== userId) continue;
    await giveBack(ctx, trx, pickup, { actorId: null, traceId: "erase-people", reason: "" });
  }
  await forgetDriver(trx, userId);
};
