import type { findDriver as endpoint } from "@app/contract/badges";
import type { ResponseOf } from "@app/contract/endpoint";
import { mayTakeJobs } from "@app/contract/transporter-papers";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";
import { shortName } from "../../short-name.ts";
import type { Actor } from "../identity/index.ts";
import { findByBadge } from "./badges.queries.ts";
import { findVehicles } from "./transporters.queries.ts";

/** Vans come a few times a day; whoever tries codes one after the other does not get far. */
const mostPerHour = 60;

/** Who stands at the door, by the code of their badge. */
export const findDriver = async (
  ctx: Context,
  { userId }: Actor,
  code: string,
): Promise<ResponseOf<typeof endpoint>> => {
  await takeAttempt(ctx, [
    { subject: `badge-look-ups:${userId}`, most: mostPerHour, seconds: seconds.hour },
  ]);
  const driver = await findByBadge(ctx.db, ctx.clock, code);
  if (!driver) throw new AppError("not_found");
  const vehicles = (await findVehicles(ctx.db, driver.userId)).map((vehicle) => ({
    plate: vehicle.plate,
    isVerified: mayTakeJobs(driver, vehicle, driver.now).ok,
  }));
  return {
    code: driver.code,
    shortName: shortName(driver.firstName, driver.lastName),
    vehicles,
    isVerified: vehicles.some(({ isVerified }) => isVerified),
  };
};
