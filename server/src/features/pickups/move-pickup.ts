import { pickupMoved } from "@app/contract/pickups";
import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { publish } from "../../messaging/publish.ts";
import { addStep, changePickup, type LockedPickup, type PickupChanges } from "./moves.queries.ts";

export interface Move {
  /** What happened, "given_back": the word under which the step is kept and told. */
  kind: string;
  /** Null: time itself. */
  actorId: string | null;
  traceId: string;
  changes: PickupChanges;
  data?: Record<string, unknown>;
}

/** Back to where any driver may take it. */
export const freed = {
  status: "requested",
  transporter_id: null,
  vehicle_id: null,
  proposed_from: null,
  proposed_to: null,
  proposed_at: null,
  late_minutes: null,
  place: null,
} as const satisfies PickupChanges;

/** The change, its step and its news, together. The caller holds the row. */
export const movePickup = async (
  { clock }: Context,
  trx: Trx,
  pickup: LockedPickup,
  { kind, actorId, traceId, changes, data = {} }: Move,
): Promise<void> => {
  const { status } = changes;
  await changePickup(trx, clock, pickup.id, changes);
  await addStep(trx, clock, { pickupId: pickup.id, status, kind, actorId, data });
  // Whoever drove it before this step hears of it too.
  const transporterId = changes.transporter_id ?? pickup.transporter_id;
  await publish(trx, clock, {
    event: pickupMoved,
    personId: transporterId ?? pickup.requested_by,
    payload: {
      pickupId: pickup.id,
      pointId: pickup.point_id,
      transporterId,
      status,
      kind,
      actorId,
    },
    traceId,
  });
};
