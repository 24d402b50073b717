import type { DeskPickup } from "@app/contract/desk-pickups";
import { localizedTextSchema } from "@app/contract/localized-text";
import { shortName } from "../../short-name.ts";
import type { FoundPickup } from "./pickups.queries.ts";

export const toPickup = (row: FoundPickup): DeskPickup => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  point: {
    id: row.pointId,
    name: localizedTextSchema.parse(row.pointName),
    wilaya: row.wilaya,
  },
  origin: row.origin,
  status: row.status,
  grams: row.grams,
  window: { from: row.from.toISOString(), to: row.to.toISOString() },
  driver:
    row.transporterId === null
      ? null
      : { name: shortName(row.firstName ?? "", row.lastName ?? ""), plate: row.plate ?? "" },
  lot: row.lot,
});
