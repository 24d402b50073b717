import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

/** The first day of the quarter, as the country counts its days. */
const quarter = (clock: Clock) =>
  sql<string>`date_trunc('quarter', ${sqlNow(clock)} at time zone 'Africa/Algiers')::date`;

export const findQuarterEnd = async (db: Db, clock: Clock): Promise<Date> => {
  const { rows } = await sql<{ end: Date }>`
    select (${quarter(clock)} + interval '3 months') at time zone 'Africa/Algiers' as "end"`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error("no quarter");
  return row.end;
};

/** Those that wait to be chosen, and those that were: they may be chosen again. */
const electable = (db: Db) =>
  db
    .selectFrom("rewards as r")
    .where("r.kind", "=", "donation")
    .where((eb) =>
      eb.or([
        eb("r.status", "=", "candidate"),
        eb.and([eb("r.status", "=", "published"), eb("r.opened_for", "is not", null)]),
      ]),
    )
    .where(sql<boolean>`gives_now(r.partner_id)`);

export const findCauses = (db: Db, clock: Clock) =>
  electable(db)
    .select([
      "r.id",
      "r.name",
      "r.description",
      sql<number>`(select count(*)::int from cause_votes v
        where v.reward_id = r.id and v.quarter = ${quarter(clock)})`.as("votes"),
    ])
    .orderBy("votes", "desc")
    .orderBy("r.created_at")
    .orderBy("r.id")
    .execute();

/** The last voice of a quarter counts; false when there is no such cause. */
export const vote = async (
  db: Db,
  clock: Clock,
  citizenId: string,
  causeId: string,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("cause_votes")
    .columns(["citizen_id", "quarter", "reward_id", "voted_at"])
    .expression(
      electable(db)
        .where("r.id", "=", causeId)
        .select([
          sql<string>`${citizenId}::uuid`.as("citizen_id"),
          sql<Date>`${quarter(clock)}`.as("quarter"),
          "r.id as reward_id",
          sqlNow(clock).as("voted_at"),
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(["citizen_id", "quarter"]).doUpdateSet((eb) => ({
        reward_id: eb.ref("excluded.reward_id"),
        voted_at: eb.ref("excluded.voted_at"),
      })),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const findVote = async (db: Db, clock: Clock, citizenId: string): Promise<string | null> => {
  const row = await db
    .selectFrom("cause_votes")
    .select("reward_id")
    .where("citizen_id", "=", citizenId)
    .where("quarter", "=", sql<Date>`${quarter(clock)}`)
    .executeTakeFirst();
  return row?.reward_id ?? null;
};

/** False when it was begun before: whoever comes second waits for the first and finds it done. */
export const beginQuarter = async (trx: Trx, clock: Clock): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("cause_quarters")
    .values({ quarter: sql<Date>`${quarter(clock)}`, opened_at: sqlNow(clock) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** Most voices first; of two with as many, the one that had its first voice earlier. */
export const findWinners = async (trx: Trx, clock: Clock, most: number): Promise<string[]> => {
  const rows = await electable(trx)
    .innerJoin("cause_votes as v", "v.reward_id", "r.id")
    .where("v.quarter", "=", sql<Date>`(${quarter(clock)} - interval '3 months')::date`)
    .groupBy("r.id")
    .select("r.id")
    .orderBy(sql`count(*)`, "desc")
    .orderBy(sql`min(v.voted_at)`)
    .orderBy("r.id")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};

export const openCauses = async (
  trx: Trx,
  clock: Clock,
  winners: readonly string[],
): Promise<void> => {
  await trx
    .updateTable("rewards")
    .set({ status: "candidate", opened_for: null })
    .where("opened_for", "is not", null)
    .where("status", "=", "published")
    .execute();
  await trx
    .updateTable("rewards")
    .set({ status: "published", opened_for: sql<Date>`${quarter(clock)}` })
    .where("id", "in", winners)
    .execute();
};
