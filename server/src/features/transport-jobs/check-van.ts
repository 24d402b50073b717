import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { LockedPickup } from "../pickups/index.ts";
import { blockedBy } from "./blocked-by.rules.ts";
import { findDriver, findFitting, lockVan } from "./jobs.queries.ts";

interface Taking {
  userId: string;
  vehicleId: string;
  /** When the van comes. */
  from: Date;
}

/** The van must hold it besides all it has taken on for that day, and every paper must hold today. */
export const checkVan = async (
  { clock }: Context,
  trx: Trx,
  pickup: LockedPickup,
  { userId, vehicleId, from }: Taking,
): Promise<void> => {
  const driver = await findDriver(trx, clock, userId);
  const job = driver && (await findFitting(trx, clock, userId, pickup.id));
  const van = job && (await lockVan(trx, userId, vehicleId, from));
  if (!van) throw new AppError("not_found");
  if (blockedBy(driver, van)) throw new AppError("paper_expired");
  if (job.grams > van.freeGrams) throw new AppError("van_too_small");
};
