import { type cancelPickup as endpoint, freeCancelHours, type Pickup } from "@app/contract/pickups";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { giveBack } from "./give-back.ts";
import { movePickup } from "./move-pickup.ts";
import { type LockedPickup, lockPickup, readNow } from "./moves.queries.ts";
import { ownSide } from "./own-side.ts";
import { findMembership, findPickup } from "./pickups.queries.ts";
import { needsReasonToGiveBack } from "./pickups.rules.ts";
import { toPickup } from "./shown-pickup.ts";

interface Cancelling {
  actorId: string;
  traceId: string;
  reason: string;
}

/** Until the van is on its way. */
const cancelByPoint = async (
  ctx: Context,
  trx: Trx,
  pickup: LockedPickup,
  { reason, ...by }: Cancelling,
): Promise<void> => {
  if (!["requested", "offered", "accepted"].includes(pickup.status)) {
    throw new AppError("pickup_settled");
  }
  await movePickup(ctx, trx, pickup, {
    ...by,
    kind: "cancelled",
    changes: { status: "cancelled" },
    data: { reason },
  });
};

const cancelByDriver = async (
  ctx: Context,
  trx: Trx,
  pickup: LockedPickup,
  { reason, ...by }: Cancelling,
): Promise<void> => {
  if (pickup.status !== "accepted" && pickup.status !== "on_the_way") {
    throw new AppError("pickup_settled");
  }
  const now = await readNow(trx, ctx.clock);
  if (needsReasonToGiveBack(pickup.window_from, now, freeCancelHours) && reason === "") {
    throw new AppError("reason_needed");
  }
  await giveBack(ctx, trx, pickup, { ...by, reason });
};

/** Null for a driver: it is another's from now on. */
export const cancelPickup = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<Pickup | null> => {
  const { params, body, traceId } = call;
  const asked = askedBy(call);
  const request = { says: ["cancelPickup", params.id, body], id: params.id };
  await writeOnce(ctx, asked, request, async (trx) => {
    const pickup = await lockPickup(trx, params.id);
    const side = await ownSide(trx, pickup, asked.actorId);
    if (!pickup) throw new AppError("not_found");
    const cancelling = { actorId: asked.actorId, traceId, reason: body.reason };
    await (side === "point" ? cancelByPoint : cancelByDriver)(ctx, trx, pickup, cancelling);
  });
  const row = await findPickup(ctx.db, params.id);
  const isStaff = row && (await findMembership(ctx.db, row.point_id, asked.actorId));
  return isStaff ? toPickup(row) : null;
};
