import type { Pickup, PickupStatus } from "@app/contract/pickups";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Actor } from "../identity/index.ts";
import { writeOnce } from "../../write-once.ts";
import {
  type LockedPickup,
  lockPickup,
  type Move,
  movePickup,
  readPickup,
} from "../pickups/index.ts";

interface Asking {
  actor: Actor;
  idempotencyKey: string;
  traceId: string;
  params: { id: string };
  body: unknown;
}

interface OwnMove extends Pick<Move, "changes" | "data"> {
  kind: string;
}

/**
 * A driver moves a pick-up that is theirs, from one of these states; from any other it is settled.
 * Null: it is there already, which is no mistake of a phone that sends again.
 */
export const moveOwn = async (
  ctx: Context,
  call: Asking,
  name: string,
  from: readonly PickupStatus[],
  decide: (pickup: LockedPickup, trx: Trx) => OwnMove | null | Promise<OwnMove | null>,
): Promise<Pickup> => {
  const { id } = call.params;
  const asked = askedBy(call);
  const request = { says: [name, id, call.body ?? null], id };
  await writeOnce(ctx, asked, request, async (trx) => {
    const pickup = await lockPickup(trx, id);
    if (pickup?.transporter_id !== asked.actorId) throw new AppError("not_found");
    if (!from.includes(pickup.status)) throw new AppError("pickup_settled");
    const move = await decide(pickup, trx);
    if (move) {
      await movePickup(ctx, trx, pickup, {
        ...move,
        actorId: asked.actorId,
        traceId: asked.traceId,
      });
    }
  });
  return readPickup(ctx, id);
};
