import type { Db } from "@app/database/connect";
import type { MyPoint } from "@app/contract/points";
import { sql } from "kysely";

const stockOf = sql<MyPoint["stock"]>`
  (select coalesce(json_agg(json_build_object('material', s.material, 'stockGrams', s.stock_grams,
      'collectedGrams', s.collected_grams) order by s.material), '[]')
    from point_stock s where s.point_id = points.id and s.accepted)`;

export const findPointsOf = (db: Db, userId: string) =>
  db
    .selectFrom("point_members")
    .innerJoin("points", "points.id", "point_members.point_id")
    .select([
      "points.id",
      "points.name",
      "point_members.membership",
      "points.capacity_grams as capacityGrams",
      stockOf.as("stock"),
    ])
    .where("point_members.user_id", "=", userId)
    .where("point_members.removed_at", "is", null)
    .orderBy("point_members.created_at")
    .execute();

export const findCitizenByCode = (db: Db, code: string) =>
  db
    .selectFrom("users")
    .select(["code", "first_name", "last_name"])
    .where("code", "=", code)
    .where("status", "=", "active")
    .executeTakeFirst();

/** The person's own, or somebody whom the asker's point registered and who has not claimed the account yet. */
export const findCardHolder = (db: Db, code: string, askerId: string) =>
  db
    .selectFrom("users as u")
    .select(["u.code", "u.first_name", "u.last_name"])
    .where("u.code", "=", code)
    .where("u.status", "=", "active")
    .where((eb) =>
      eb.or([
        eb("u.id", "=", askerId),
        eb.exists(
          eb
            .selectFrom("counter_registrations as r")
            .innerJoin("point_members as m", "m.point_id", "r.point_id")
            .select("r.user_id")
            .whereRef("r.user_id", "=", "u.id")
            .where("r.claimed_at", "is", null)
            .where("m.user_id", "=", askerId)
            .where("m.removed_at", "is", null),
        ),
      ]),
    )
    .executeTakeFirst();
