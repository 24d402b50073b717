import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

/** What a line of the brand may name: its products, its distributors and the wilayas of today. */

export const findBrandProducts = (db: Db, brandId: string) =>
  db
    .selectFrom("products")
    .select(["id", "name", "barcode", sql<boolean>`archived_at is not null`.as("isArchived")])
    .where("brand_id", "=", brandId)
    .orderBy("name")
    .orderBy("id")
    .execute();

export const findDistributors = (db: Db, brandId: string) =>
  db
    .selectFrom("brands")
    .select(["id", "name"])
    .where("invited_by_brand", "=", brandId)
    .where("kind", "=", "distributor")
    .orderBy("name")
    .orderBy("id")
    .execute();

export const findWilayas = (db: Db, clock: Clock) =>
  db
    .selectFrom("wilayas")
    .select(["code", "name_fr as fr", "name_ar as ar"])
    .where(sql<boolean>`valid_from <= (${sqlNow(clock)} at time zone 'Africa/Algiers')::date`)
    .orderBy("code")
    .execute();
