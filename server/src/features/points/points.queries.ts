import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import type { MyPoint } from "@app/contract/points";
import { sql } from "kysely";
import type { AtTheScale } from "./refuse-self-dealing.ts";

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

/** Active people. An old number may look like a code: the code comes first. */
export const findCitizenByCode = (db: Db, clock: Clock, code: string) =>
  db
    .selectFrom("users")
    .select([
      "id",
      "code",
      "first_name as firstName",
      "last_name as lastName",
      sqlNow(clock).as("now"),
    ])
    .where((eb) =>
      /^\d+$/.test(code)
        ? eb.or([eb("code", "=", code), eb("old_number", "=", Number(code))])
        : eb("code", "=", code),
    )
    .where("status", "=", "active")
    .orderBy((eb) => eb("code", "=", code), "desc")
    .executeTakeFirst();

/** What makes a deposit of the citizen the operator's own business. */
export const findTies = async (db: Db, { actorId, citizenId, pointId }: AtTheScale) => {
  const { rows } = await sql<{ worksHere: boolean; sharesPhone: boolean }>`
    select
      exists (select from point_members m where m.point_id = ${pointId ?? null}
        and m.user_id = ${citizenId} and m.removed_at is null) as "worksHere",
      exists (select from devices mine join devices theirs using (secret_hash)
        where mine.user_id = ${actorId} and theirs.user_id = ${citizenId}) as "sharesPhone"
  `.execute(db);
  return rows[0] ?? { worksHere: false, sharesPhone: false };
};

export const isMember = async (db: Db, pointId: string, userId: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom("point_members")
      .select("user_id")
      .where("point_id", "=", pointId)
      .where("user_id", "=", userId)
      .where("removed_at", "is", null)
      .executeTakeFirst(),
  );
