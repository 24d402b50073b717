import { randomUUIDv7 } from "node:crypto";
import type { Material } from "@app/contract/materials";
import { sql } from "kysely";
import { connect, type Db } from "../connect.ts";
import { buildTransporter } from "./build-transporter.ts";

const day = 86_400_000;

/** As the owner of the tables: facilities are entered by the back office. */
export const buildFacility = async (ownerDb: Db): Promise<string> => {
  const id = randomUUIDv7();
  await sql`insert into facilities (id, name, commune_code, location)
    select ${id}, '{"fr": "Centre de Rouïba", "en": "Rouïba Centre", "ar": "مركز الرويبة"}', min(code),
      st_setsrid(st_makepoint(3.28, 36.74), 4326) from communes`.execute(ownerDb);
  return id;
};

/** For whoever has no connection of the owner. */
export const openFacility = async (ownerUrl: string): Promise<string> => {
  const owner = connect(ownerUrl, { max: 1 });
  const id = await buildFacility(owner.db);
  await owner.close();
  return id;
};

export interface PickupOverrides {
  facilityId: string;
  transporter?: { id: string; vehicleId: string };
  items?: readonly { material: Material; grams: number; bags?: number }[];
  from?: Date;
}

/** A pick-up that a driver has accepted. */
export const buildPickup = async (
  db: Db,
  point: { id: string; ownerId: string },
  { facilityId, items = [{ material: "pet", grams: 100_000 }], ...given }: PickupOverrides,
) => {
  const id = randomUUIDv7();
  const transporter = given.transporter ?? (await buildTransporter(db));
  const from = given.from ?? new Date(Date.now() + day);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("pickups")
      .values({
        id,
        point_id: point.id,
        facility_id: facilityId,
        origin: "by_hand",
        requested_by: point.ownerId,
        status: "accepted",
        window_from: from,
        window_to: new Date(from.getTime() + day / 6),
        access_note: "",
        meters: 21_000,
        pay_centimes: 150_000,
        transporter_id: transporter.id,
        vehicle_id: transporter.vehicleId,
        created_at: sql`now()`,
        changed_at: sql`now()`,
      })
      .execute();
    await trx
      .insertInto("pickup_items")
      .values(items.map(({ bags = 1, ...item }) => ({ pickup_id: id, bags, ...item })))
      .execute();
  });
  return { id, transporter };
};
