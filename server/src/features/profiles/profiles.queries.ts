import type { Db } from "@app/database/connect";
import { sql } from "kysely";

export const findCitizenProfile = (db: Db, userId: string) =>
  db
    .selectFrom("users")
    .innerJoin("accounts", "accounts.id", "users.id")
    .select(["users.first_name", "accounts.balance"])
    .where("users.id", "=", userId)
    .executeTakeFirst();

const collected = (material: "pet" | "pehd") =>
  sql<number>`coalesce(sum(s.collected_grams) filter (where s.material = ${material}), 0)::bigint`;

/** The first point the person works at: the spec knows one point per profile. */
export const findPointProfile = (db: Db, userId: string) =>
  db
    .selectFrom("point_members as m")
    .innerJoin("points as p", "p.id", "m.point_id")
    .leftJoin("point_stock as s", "s.point_id", "p.id")
    .select(["p.name", collected("pet").as("pet"), collected("pehd").as("pehd")])
    .where("m.user_id", "=", userId)
    .where("m.removed_at", "is", null)
    .groupBy(["p.id", "m.created_at"])
    .orderBy("m.created_at")
    .limit(1)
    .executeTakeFirst();
