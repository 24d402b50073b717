import type { Pickup } from "@app/contract/pickups";
import type { acceptJob as endpoint } from "@app/contract/transport-jobs";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { lockPickup, movePickup, readPickup } from "../pickups/index.ts";
import { checkVan } from "./check-van.ts";
import { isFree } from "./job.rules.ts";

/** Whoever holds the row first has it; the others wait a moment and learn that it is taken. */
export const acceptJob = async (ctx: Context, call: Call<typeof endpoint>): Promise<Pickup> => {
  const { params, body, traceId } = call;
  const asked = askedBy(call);
  const request = { says: ["acceptJob", params.id, body], id: params.id };
  await writeOnce(ctx, asked, request, async (trx) => {
    const pickup = await lockPickup(trx, params.id);
    if (!pickup) throw new AppError("not_found");
    if (!isFree(pickup)) throw new AppError("job_taken");
    const from = pickup.window_from;
    await checkVan(ctx, trx, pickup, { userId: asked.actorId, ...body, from });
    await movePickup(ctx, trx, pickup, {
      kind: "accepted",
      actorId: asked.actorId,
      traceId,
      changes: { status: "accepted", transporter_id: asked.actorId, vehicle_id: body.vehicleId },
    });
  });
  return readPickup(ctx, params.id);
};
