import { localizedTextSchema } from "@app/contract/localized-text";
import { type Pickup, pickupSchema } from "@app/contract/pickups";
import { publicPointSchema } from "@app/contract/points";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { shortName } from "../../short-name.ts";
import { findDoors, findPickup, type ShownRow } from "./pickups.queries.ts";

const driverOf = ({ transporter_id, first_name, last_name, phone, plate }: ShownRow) =>
  transporter_id === null
    ? null
    : { name: shortName(first_name, last_name), phone, plate: plate ?? "" };

const proposedOf = ({ proposed_from: from, proposed_to: to }: ShownRow) =>
  from && to ? { from: from.toISOString(), to: to.toISOString() } : null;

export const toPickup = (row: ShownRow): Pickup =>
  pickupSchema.parse({
    id: row.id,
    status: row.status,
    origin: row.origin,
    window: { from: row.window_from.toISOString(), to: row.window_to.toISOString() },
    items: row.items,
    accessNote: row.access_note,
    createdAt: row.created_at.toISOString(),
    driver: driverOf(row),
    proposed: proposedOf(row),
    lateMinutes: row.late_minutes,
    facility: {
      id: row.facility_id,
      name: row.facility_name,
      latitude: row.facility_latitude,
      longitude: row.facility_longitude,
    },
    signed: row.signed,
    lot: row.lot && {
      ...row.lot,
      handedOverAt: new Date(row.lot.handedOverAt).toISOString(),
    },
  });

export const readPickup = async ({ db }: Context, id: string): Promise<Pickup> => {
  const row = await findPickup(db, id);
  if (!row) throw new AppError("not_found");
  return toPickup(row);
};

type DoorRow = Awaited<ReturnType<typeof findDoors>>[number];

const toDoor = ({ name, address, ...door }: DoorRow) => {
  const street = publicPointSchema.shape.address.parse(address);
  return {
    ...door,
    name: localizedTextSchema.parse(name),
    // Streets have a French name and some an Arabic one.
    address: { ...street, en: street.fr },
  };
};
export type Door = ReturnType<typeof toDoor>;

/** Points by their id, as a driver finds them. */
export const readDoors = async (
  { db }: Context,
  pointIds: readonly string[],
): Promise<Map<string, Door>> => {
  if (pointIds.length === 0) return new Map();
  const doors = await findDoors(db, [...new Set(pointIds)]);
  return new Map(doors.map((door) => [door.id, toDoor(door)]));
};
