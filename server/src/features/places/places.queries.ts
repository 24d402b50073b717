import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

/** A decree holds from a day of the country's own calendar. */
const today = (clock: Clock) => sql<string>`(${sqlNow(clock)} at time zone 'Africa/Algiers')::date`;

export const findWilayas = (db: Db, clock: Clock) =>
  db
    .selectFrom("wilayas")
    .select(["code", "name_fr as fr", "name_ar as ar"])
    .where(sql<boolean>`valid_from <= ${today(clock)}`)
    .orderBy("code")
    .execute();

export const findCommunes = (db: Db, clock: Clock, wilayaCode: number) =>
  db
    .selectFrom("commune_wilayas as w")
    .innerJoin("communes as c", "c.code", "w.commune_code")
    .select(["c.code", "c.name_fr as fr", "c.name_ar as ar"])
    .where("w.wilaya_code", "=", wilayaCode)
    .where(sql<boolean>`w.valid @> ${today(clock)}`)
    .orderBy("c.name_fr")
    .execute();

export const findCommune = (db: Db, clock: Clock, code: number) =>
  db
    .selectFrom("communes as c")
    .innerJoin("commune_wilayas as w", "w.commune_code", "c.code")
    .select([
      "c.code",
      "c.name_fr as fr",
      "c.name_ar as ar",
      "w.wilaya_code as wilayaCode",
      sql<number>`st_y(c.location)`.as("lat"),
      sql<number>`st_x(c.location)`.as("lng"),
    ])
    .where("c.code", "=", code)
    .where(sql<boolean>`w.valid @> ${today(clock)}`)
    .executeTakeFirst();
