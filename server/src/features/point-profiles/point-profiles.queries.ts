import { randomUUIDv7 } from "node:crypto";
import type { LocalizedText } from "@app/contract/localized-text";
import type { Material } from "@app/contract/materials";
import type { PapersInput, PlaceInput, PracticeInput } from "@app/contract/point-profile";
import type { PointStatus } from "@app/contract/points";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";
import { approvalKind } from "./approval-task.ts";

const lastDecision = (column: "decision" | "note") => sql<string | null>`(
  select ${sql.ref(`t.${column}`)} from tasks t
  where t.subject_id = p.id and t.kind = ${approvalKind} and t.decided_at is not null
  order by t.decided_at desc limit 1)`;

const owned = (db: Db, userId: string) =>
  db
    .selectFrom("point_members as m")
    .innerJoin("points as p", "p.id", "m.point_id")
    .where("m.user_id", "=", userId)
    .where("m.membership", "=", "owner")
    .where("m.removed_at", "is", null);

/** The person's first point; one that is closed only when there is no other. */
export const findProfile = (db: Db, clock: Clock, userId: string) =>
  owned(db, userId)
    .leftJoin("point_papers as l", "l.point_id", "p.id")
    .select([
      "p.id",
      // A private place has no members.
      sql<PointStatus>`p.status`.as("status"),
      "p.name",
      "p.kind",
      "p.commune_code as communeCode",
      sql<number>`(select cw.wilaya_code from commune_wilayas cw where cw.commune_code = p.commune_code
        and cw.valid @> (${sqlNow(clock)} at time zone 'Africa/Algiers')::date)`.as("wilayaCode"),
      sql<string>`p.address ->> 'fr'`.as("address"),
      sql<number>`st_y(p.location)`.as("lat"),
      sql<number>`st_x(p.location)`.as("lng"),
      "p.phone",
      "p.accepts_bags_left as acceptsBagsLeft",
      "p.hours",
      "p.storage_square_meters as storageSquareMeters",
      "p.scale_kilograms as scaleKilograms",
      sql<boolean>`p.full_since is not null`.as("isFull"),
      sql<Material[]>`(select coalesce(json_agg(s.material order by s.material), '[]')
        from point_stock s where s.point_id = p.id and s.accepted)`.as("materials"),
      "l.consented_at as consentedAt",
      "l.register_number as registerNumber",
      "l.tax_number as taxNumber",
      "l.bank_account as bankAccount",
      lastDecision("decision").as("decision"),
      lastDecision("note").as("note"),
    ])
    .orderBy(sql`p.status = 'closed'`)
    .orderBy("m.created_at")
    .limit(1)
    .executeTakeFirst();

const here = ({ lat, lng }: Pick<PlaceInput, "lat" | "lng">) =>
  sql<string>`st_setsrid(st_makepoint(${lng}, ${lat}), 4326)`;

export const findOpenPoint = (trx: Trx, userId: string, place: PlaceInput | null = null) =>
  owned(trx, userId)
    .select([
      "p.id",
      // A private place has no members.
      sql<PointStatus>`p.status`.as("status"),
      "p.name",
      (place
        ? sql<number>`st_distance(p.location::geography, ${here(place)}::geography)`
        : sql<number>`0`
      ).as("movedMeters"),
    ])
    .where("p.status", "<>", "closed")
    .orderBy("m.created_at")
    .limit(1)
    .forNoKeyUpdate("p")
    .executeTakeFirst();

/** Metres from the middle of the commune; nothing when there is no such commune. */
export const metersFromCommune = async (trx: Trx, place: PlaceInput): Promise<number | null> => {
  const row = await trx
    .selectFrom("communes")
    .select(sql<number>`st_distance(location::geography, ${here(place)}::geography)`.as("meters"))
    .where("code", "=", place.communeCode)
    .executeTakeFirst();
  return row?.meters ?? null;
};

const placeColumns = (place: PlaceInput, name: LocalizedText) => ({
  name: JSON.stringify(name),
  kind: place.kind,
  commune_code: place.communeCode,
  location: here(place),
  phone: place.phone,
});

export interface NewPoint {
  place: PlaceInput;
  name: LocalizedText;
  capacityGrams: number;
}

export const insertPoint = async (
  trx: Trx,
  clock: Clock,
  userId: string,
  { place, name, capacityGrams }: NewPoint,
): Promise<string> => {
  const id = randomUUIDv7();
  await trx
    .insertInto("points")
    .values({
      id,
      status: "draft",
      ...placeColumns(place, name),
      address: JSON.stringify({ fr: place.address }),
      capacity_grams: capacityGrams,
      created_at: sqlNow(clock),
    })
    .execute();
  await trx
    .insertInto("point_members")
    .values({ point_id: id, user_id: userId, membership: "owner", created_at: sqlNow(clock) })
    .execute();
  return id;
};

export const updatePlace = async (
  trx: Trx,
  id: string,
  place: PlaceInput,
  name: LocalizedText,
): Promise<void> => {
  await trx
    .updateTable("points")
    .set({
      ...placeColumns(place, name),
      // One that stays as it was keeps its other languages.
      address: sql`case when address ->> 'fr' = ${place.address} then address
        else jsonb_build_object('fr', ${place.address}::text) end`,
    })
    .where("id", "=", id)
    .execute();
};

export const updatePractice = async (
  trx: Trx,
  id: string,
  practice: PracticeInput,
  capacityGrams: number,
): Promise<void> => {
  await trx
    .updateTable("points")
    .set({
      hours: JSON.stringify(practice.hours),
      accepts_bags_left: practice.acceptsBagsLeft,
      storage_square_meters: practice.storageSquareMeters,
      scale_kilograms: practice.scaleKilograms,
      capacity_grams: capacityGrams,
    })
    .where("id", "=", id)
    .execute();
  // In the order in which deposits lock it: who locks another way round waits for them, and they for it.
  await trx
    .selectFrom("point_stock")
    .select("material")
    .where("point_id", "=", id)
    .orderBy("material")
    .forNoKeyUpdate()
    .execute();
  // What it no longer takes keeps its stock and its totals.
  await trx
    .updateTable("point_stock")
    .set({ accepted: false })
    .where("point_id", "=", id)
    .where("material", "not in", practice.materials)
    .execute();
  await trx
    .insertInto("point_stock")
    .values(practice.materials.map((material) => ({ point_id: id, material })))
    .onConflict((conflict) =>
      conflict.columns(["point_id", "material"]).doUpdateSet({ accepted: true }),
    )
    .execute();
};

export const savePapers = async (
  trx: Trx,
  clock: Clock,
  id: string,
  { registerNumber, taxNumber, bankAccount }: PapersInput,
): Promise<void> => {
  const columns = {
    register_number: registerNumber,
    tax_number: taxNumber,
    bank_account: bankAccount,
    updated_at: sqlNow(clock),
  };
  await trx
    .insertInto("point_papers")
    .values({ point_id: id, consented_at: sqlNow(clock), ...columns })
    .onConflict((conflict) => conflict.column("point_id").doUpdateSet(columns))
    .execute();
};

/** Whether everything is there that people must know of a point. */
export const isComplete = async (trx: Trx, id: string): Promise<boolean> => {
  const row = await trx
    .selectFrom("points as p")
    .select("p.id")
    .where("p.id", "=", id)
    .where("p.storage_square_meters", "is not", null)
    .where("p.scale_kilograms", "is not", null)
    .where(sql<boolean>`p.hours <> '{}'`)
    .where(sql<boolean>`exists (select from point_stock s where s.point_id = p.id and s.accepted)`)
    .executeTakeFirst();
  return row !== undefined;
};

export const markPending = async (trx: Trx, clock: Clock, id: string): Promise<void> => {
  await trx
    .updateTable("points")
    .set({ status: "pending", submitted_at: sqlNow(clock) })
    .where("id", "=", id)
    .execute();
};
