import type { Db } from "@app/database/connect";
import { sql } from "kysely";

export const findFiles = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("transporter_profiles as p")
    .innerJoin("users as u", "u.id", "p.user_id")
    .select([
      "p.user_id as id",
      sql<string>`coalesce(p.first_name, u.first_name)`.as("firstName"),
      sql<string>`coalesce(p.last_name, u.last_name)`.as("lastName"),
      "u.phone",
      "p.licence_number as licenceNumber",
      "p.licence_category as licenceCategory",
      sql<string | null>`p.licence_until::text`.as("licenceUntil"),
      "p.register_number as registerNumber",
      sql<string | null>`p.register_until::text`.as("registerUntil"),
      "p.submitted_at as submittedAt",
      sql<number>`(select coalesce(max(v.payload_grams), 0)::int from vehicles v
        where v.user_id = p.user_id and v.removed_at is null)`.as("payloadGrams"),
      sql<string[]>`(select coalesce(array_agg(w.name_fr order by w.code), '{}') from wilayas w
        where w.code = any(p.wilayas))`.as("wilayas"),
    ])
    .where("p.user_id", "in", ids)
    .execute();
export type FileRow = Awaited<ReturnType<typeof findFiles>>[number];
