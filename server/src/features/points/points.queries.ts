import type { MistakeKind } from "@app/contract/point-changes";
import type { MyPoint, PointStatus } from "@app/contract/points";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
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
      // A private place has no members.
      sql<PointStatus>`points.status`.as("status"),
      sql<boolean>`points.full_since is not null`.as("isFull"),
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

/** Whether they work there. Saying it twice keeps the time it was said first. */
export const setFull = async (
  db: Db,
  clock: Clock,
  { id, userId, isFull }: { id: string; userId: string; isFull: boolean },
): Promise<boolean> => {
  const result = await db
    .updateTable("points")
    .set({
      full_since: isFull ? sql<Date>`coalesce(full_since, ${sqlNow(clock)})` : null,
    })
    .where("id", "=", id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("point_members")
          .select("user_id")
          .where("point_id", "=", id)
          .where("user_id", "=", userId)
          .where("removed_at", "is", null),
      ),
    )
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

export const insertMistake = async (
  trx: Trx,
  clock: Clock,
  { id, pointId, kind, note }: { id: string; pointId: string; kind: MistakeKind; note: string },
): Promise<void> => {
  await trx
    .insertInto("point_mistakes")
    .values({ id, point_id: pointId, kind, note, created_at: sqlNow(clock) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
};
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
