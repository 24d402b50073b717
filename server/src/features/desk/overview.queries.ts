import { lotDays, silentDays } from "@app/contract/desk-overview";
import { type Role } from "@app/contract/roles";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

/** To the day on which each was recorded. */
export const addToDays = async (
  trx: Trx,
  told: readonly { depositId: string; grams: number }[],
  sign: 1 | -1,
): Promise<void> => {
  await sql`
    insert into day_figures as f (day, deposits, grams)
    select (d.created_at at time zone 'Africa/Algiers')::date, ${sign}::int * count(*),
      ${sign}::int * sum(t.grams)
    from unnest(${told.map(({ depositId }) => depositId)}::uuid[],
      ${told.map(({ grams }) => grams)}::int[]) t (id, grams)
    join deposits d on d.id = t.id
    group by 1 order by 1
    on conflict (day) do update set deposits = f.deposits + excluded.deposits,
      grams = f.grams + excluded.grams`.execute(trx);
};

export interface Day {
  deposits: number;
  grams: number;
}

/** Today and yesterday, in this order; a day without any deposit has no row. */
export const findDays = async (db: Db, clock: Clock): Promise<Day[]> => {
  const today = sql`(${sqlNow(clock)} at time zone 'Africa/Algiers')::date`;
  const { rows } = await sql<Day>`
    select coalesce(f.deposits, 0) as deposits, coalesce(f.grams, 0) as grams
    from generate_series(0, 1) n left join day_figures f on f.day = ${today} - n
    order by n`.execute(db);
  return rows;
};

export interface Waiting {
  late: number;
  today: number;
  later: number;
  withoutTaker: number;
  silentDevices: number;
  lotsOverTolerance: number;
  lotsOverdue: number;
}

/** Each of them by an index that holds only what is open. */
export const findWaiting = async (db: Db, clock: Clock): Promise<Waiting> => {
  const now = sqlNow(clock);
  const midnight = sql`((${now} at time zone 'Africa/Algiers')::date + 1)::timestamp
    at time zone 'Africa/Algiers'`;
  const { rows } = await sql<Waiting>`
    select t.*,
      (select count(*)::int from device_counts where still_waiting > 0
        and heard_at < ${now} - make_interval(days => ${silentDays})) as "silentDevices",
      (select count(distinct lot_id)::int from claim_blocks
        where lifted_at is null and lot_id is not null) as "lotsOverTolerance",
      (select count(*)::int from pickups p join lots l on l.pickup_id = p.id
        where p.status = 'handed_over'
          and l.handed_over_at < ${now} - make_interval(days => ${lotDays})) as "lotsOverdue"
    from (select count(*) filter (where due_at < ${now})::int as late,
        count(*) filter (where due_at >= ${now} and due_at < ${midnight})::int as today,
        count(*) filter (where due_at >= ${midnight})::int as later,
        count(*) filter (where kind = 'pickup_without_taker')::int as "withoutTaker"
      from tasks where decided_at is null) t`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("counting always answers");
  return row;
};

export const findNewcomers = (db: Db, clock: Clock) =>
  db
    .selectFrom("user_roles")
    .select(["role", sql<number>`count(*)::int`.as("count")])
    .where("created_at", ">", sql<Date>`${sqlNow(clock)} - interval '7 days'`)
    .groupBy("role")
    .$narrowType<{ role: Role }>()
    .execute();
