import { randomUUIDv7 } from "node:crypto";
import type { BodyOf, ResponseOf } from "@app/contract/endpoint";
import type { correctStock as endpoint, showStock } from "@app/contract/stock";
import type { Clock } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";
import type { Asked } from "../../http/asked-by.ts";

type Stock = ResponseOf<typeof showStock>["stock"];

/** The point, if the person works there. */
export const findStock = (db: Db, pointId: string, userId: string) =>
  db
    .selectFrom("points as p")
    .innerJoin("point_members as m", "m.point_id", "p.id")
    .where("p.id", "=", pointId)
    .where("m.user_id", "=", userId)
    .where("m.removed_at", "is", null)
    .select([
      "p.capacity_grams",
      "p.storage_square_meters",
      sql<Stock>`(select coalesce(json_agg(json_build_object('material', s.material,
          'stockGrams', s.stock_grams, 'deposits', s.deposit_count) order by s.material), '[]')
        from point_stock s where s.point_id = p.id and (s.accepted or s.stock_grams > 0))`.as(
        "stock",
      ),
    ])
    .executeTakeFirst();

const mostShown = 50;

export const findCorrections = (db: Db, pointId: string) =>
  db
    .selectFrom("stock_corrections as c")
    .innerJoin("users as u", "u.id", "c.corrected_by")
    .where("c.point_id", "=", pointId)
    .select([
      "c.id",
      "c.created_at",
      "c.material",
      "c.grams",
      "c.reason",
      "c.note",
      "u.first_name",
      "u.last_name",
    ])
    .orderBy("c.created_at", "desc")
    .limit(mostShown)
    .execute();

/** The newest: each material is counted by itself. */
export const findLastInventory = (db: Db, pointId: string) =>
  db
    .selectFrom("stock_corrections")
    .where("point_id", "=", pointId)
    .where("reason", "=", "counted")
    .select(["created_at", "grams"])
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();

export const callCorrectStock = async (
  db: Db,
  clock: Clock,
  { actorId, key, traceId }: Asked,
  counted: BodyOf<typeof endpoint> & { pointId: string },
): Promise<string> => {
  const { pointId, material, expectedGrams, countedGrams, reason, note } = counted;
  const { rows } = await sql<{ outcome: string }>`
    select correct_stock(${clock.fixed()}, ${actorId}, ${key}, ${randomUUIDv7()}, ${pointId},
      ${material}::material, ${expectedGrams}, ${countedGrams}, ${reason}::stock_reason, ${note},
      ${traceId}) as outcome`.execute(db);
  return rows[0]?.outcome ?? "internal";
};
