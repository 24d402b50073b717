import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

/** Handed in at least: before that there is nothing to show. */
const withBadge = (db: Db, clock: Clock) =>
  db
    .selectFrom("transporter_profiles as p")
    .innerJoin("users as u", "u.id", "p.user_id")
    .select([
      "p.user_id as userId",
      sql<string>`p.badge_code`.as("code"),
      sql<string>`p.first_name`.as("firstName"),
      sql<string>`p.last_name`.as("lastName"),
      "p.other_first_name as otherFirstName",
      "p.other_last_name as otherLastName",
      sql<string>`p.licence_until::text`.as("licenceUntil"),
      sql<string>`p.register_until::text`.as("registerUntil"),
      sql<boolean>`p.status = 'active' and u.status = 'active'`.as("isApproved"),
      sqlNow(clock).as("now"),
    ])
    .where("p.status", "in", ["pending", "active", "suspended"]);

export const findOwnBadge = (db: Db, clock: Clock, userId: string) =>
  withBadge(db, clock).where("p.user_id", "=", userId).executeTakeFirst();

export const findByBadge = (db: Db, clock: Clock, code: string) =>
  withBadge(db, clock)
    .where("p.badge_code", "=", code)
    .where("u.status", "<>", "erased")
    .executeTakeFirst();
