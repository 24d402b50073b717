import type { Window } from "@app/contract/pickups";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { lockPickup, movePickup } from "../pickups/index.ts";
import { findOpenVisits } from "./sites.queries.ts";

/**
 * Vans that were asked for already come at another time, or not at all (null). One that a driver has
 * accepted stays: they have planned their day with it.
 */
export const retimeVisits = async (
  ctx: Context,
  trx: Trx,
  orderId: string,
  { from, to, window, asked }: { from: string; to: string; window: Window | null; asked: Asked },
): Promise<void> => {
  for (const id of await findOpenVisits(trx, orderId, { from, to })) {
    const pickup = await lockPickup(trx, id);
    if (pickup?.status !== "requested" && pickup?.status !== "offered") {
      throw new AppError("van_coming");
    }
    await movePickup(ctx, trx, pickup, {
      kind: window ? "postponed" : "cancelled",
      actorId: asked.actorId,
      traceId: asked.traceId,
      changes: window
        ? { status: pickup.status, window_from: window.from, window_to: window.to }
        : { status: "cancelled" },
    });
  }
};
