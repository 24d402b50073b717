import { assignableStatuses, type showDeskPickup as endpoint } from "@app/contract/desk-pickups";
import type { ResponseOf } from "@app/contract/endpoint";
import { halfDaysFrom } from "@app/contract/half-days";
import { localizedTextSchema } from "@app/contract/localized-text";
import type { PickupStatus } from "@app/contract/pickups";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { shortName } from "../../short-name.ts";
import { readNow } from "../pickups/index.ts";
import { findPickupDetails, findSteps } from "./pickups.queries.ts";
import { toPickup } from "./shown-pickup.ts";

const isFree = (status: PickupStatus): boolean =>
  assignableStatuses.some((free) => free === status);

export const showPickup = async (
  { db, clock }: Context,
  id: string,
): Promise<ResponseOf<typeof endpoint>> => {
  const row = await findPickupDetails(db, clock, id);
  if (!row) throw new AppError("not_found");
  const steps = await findSteps(db, id);
  return {
    pickup: toPickup(row),
    items: row.items,
    accessNote: row.accessNote,
    facility: localizedTextSchema.parse(row.facility),
    meters: row.meters,
    payCentimes: row.payCentimes,
    steps: steps.map(({ at, kind, firstName, lastName }) => ({
      at: at.toISOString(),
      kind,
      by: firstName === null ? null : shortName(firstName, lastName ?? ""),
    })),
    windows: isFree(row.status) ? halfDaysFrom(await readNow(db, clock)) : [],
  };
};
