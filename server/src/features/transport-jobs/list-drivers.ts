import type { listFittingDrivers as endpoint } from "@app/contract/desk-pickups";
import type { ResponseOf } from "@app/contract/endpoint";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { shortName } from "../../short-name.ts";
import { findFittingDrivers } from "../pickups/index.ts";
import { blockedBy } from "./blocked-by.rules.ts";
import { findGrams } from "./assignments.queries.ts";
import { findDriver, findVans } from "./jobs.queries.ts";

/** Nearer ones first, by where they were last; enough to call one after the other. */
const mostDrivers = 12;

type Driver = ResponseOf<typeof endpoint>["drivers"][number];

export const listDrivers = async (
  { db, clock }: Context,
  { id, from }: { id: string; from: string },
): Promise<ResponseOf<typeof endpoint>> => {
  const grams = await findGrams(db, id);
  if (grams === null) throw new AppError("not_found");
  const drivers: Driver[] = [];
  const fitting = await findFittingDrivers(db, clock, {
    pickupId: id,
    most: mostDrivers,
    alsoWhoGaveItBack: true,
  });
  for (const { userId, phone, firstName, lastName } of fitting) {
    const driver = await findDriver(db, clock, userId);
    const vans = await findVans(db, userId, new Date(from));
    drivers.push({
      id: userId,
      name: shortName(firstName, lastName),
      phone,
      vans: vans.map(({ id: vanId, plate, freeGrams, insuranceUntil }) => ({
        id: vanId,
        plate,
        freeGrams,
        fits: driver !== undefined && !blockedBy(driver, { insuranceUntil }) && freeGrams >= grams,
      })),
    });
  }
  return { drivers };
};
