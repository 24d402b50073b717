import type { Badge } from "@app/contract/badges";
import { holdsUntil } from "@app/contract/transporter-papers";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { shortName } from "../../short-name.ts";
import type { Actor } from "../identity/index.ts";
import { findOwnBadge } from "./badges.queries.ts";
import { findVehicles } from "./transporters.queries.ts";

export const showBadge = async (ctx: Context, { userId }: Actor): Promise<Badge> => {
  const driver = await findOwnBadge(ctx.db, ctx.clock, userId);
  if (!driver) throw new AppError("not_found");
  const { otherFirstName, otherLastName } = driver;
  const vehicles = await findVehicles(ctx.db, userId);
  return {
    code: driver.code,
    shortName: shortName(driver.firstName, driver.lastName),
    otherShortName: otherFirstName && shortName(otherFirstName, otherLastName ?? ""),
    isApproved: driver.isApproved,
    vehicles: vehicles.map((vehicle) => ({
      plate: vehicle.plate,
      until: holdsUntil(driver, vehicle),
    })),
  };
};
