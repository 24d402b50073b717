import type { Pickup } from "@app/contract/pickups";
import type { acceptJob as endpoint } from "@app/contract/transport-jobs";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { type LockedPickup, lockPickup, movePickup, readPickup } from "../pickups/index.ts";
import { blockedBy } from "./blocked-by.rules.ts";
import { isFree } from "./job.rules.ts";
import { findDriver, findFitting, lockVan } from "./jobs.queries.ts";

interface Taking {
  userId: string;
  vehicleId: string;
}

/** The van must hold it besides all it has taken on for that day, and every paper must hold today. */
const checkVan = async (
  { clock }: Context,
  trx: Trx,
  pickup: LockedPickup,
  { userId, vehicleId }: Taking,
): Promise<void> => {
  const driver = await findDriver(trx, clock, userId);
  const job = driver && (await findFitting(trx, clock, userId, pickup.id));
  const van = job && (await lockVan(trx, userId, vehicleId, pickup.window_from));
  if (!van) throw new AppError("not_found");
  if (blockedBy(driver, van)) throw new AppError("paper_expired");
  if (job.grams > van.freeGrams) throw new AppError("van_too_small");
};

/** Whoever holds the row first has it; the others wait a moment and learn that it is taken. */
export const acceptJob = async (ctx: Context, call: Call<typeof endpoint>): Promise<Pickup> => {
  const { params, body, traceId } = call;
  const asked = askedBy(call);
  const request = { says: ["acceptJob", params.id, body], id: params.id };
  await writeOnce(ctx, asked, request, async (trx) => {
    const pickup = await lockPickup(trx, params.id);
    if (!pickup) throw new AppError("not_found");
    if (!isFree(pickup)) throw new AppError("job_taken");
    await checkVan(ctx, trx, pickup, { userId: asked.actorId, ...body });
    await movePickup(ctx, trx, pickup, {
      kind: "accepted",
      actorId: asked.actorId,
      traceId,
      changes: { status: "accepted", transporter_id: asked.actorId, vehicle_id: body.vehicleId },
    });
  });
  return readPickup(ctx, params.id);
};
