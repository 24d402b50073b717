import type { Material } from "@app/contract/materials";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

/** Days as the country counts them, as moments: the first included, the end not. */
export interface Period {
  from: Date;
  until: Date;
  firstDay: string;
  lastDay: string;
}

/** Without days, the last twelve months up to today. */
export const findPeriod = async (
  db: Db,
  clock: Clock,
  days: { from?: string | undefined; to?: string | undefined },
): Promise<Period & { now: Date }> => {
  const { rows } = await sql<Period & { now: Date }>`
    select now, first_day::text as "firstDay", last_day::text as "lastDay",
      first_day::timestamp at time zone 'Africa/Algiers' as "from",
      (last_day + 1)::timestamp at time zone 'Africa/Algiers' as "until"
    from (
      select now, coalesce(${days.to ?? null}::date, today) as last_day,
        coalesce(${days.from ?? null}::date, (today - interval '1 year')::date + 1) as first_day
      from (select now, (now at time zone 'Africa/Algiers')::date as today
        from (select ${sqlNow(clock)} as now) n) t
    ) d`.execute(db);
  const [period] = rows;
  if (!period) throw new Error("no period");
  return period;
};

export const findHolder = (db: Db, userId: string) =>
  db
    .selectFrom("users")
    .innerJoin("accounts", "accounts.id", "users.id")
    .leftJoin("accounts as held", (join) =>
      join.onRef("held.owner_id", "=", "users.id").on("held.kind", "=", "held"),
    )
    .select([
      "users.code",
      sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("name"),
      "accounts.balance",
      sql<number>`coalesce(held.balance, 0)`.as("held"),
    ])
    .where("users.id", "=", userId)
    .executeTakeFirstOrThrow();

export interface StatementMove {
  at: Date;
  kind: string;
  change: number;
  material: Material | null;
  grams: number | null;
  pointName: unknown;
  /** Of a voucher: its reward's name, as JSON by language. */
  rewardName: string | null;
}

/**
 * What deposits earned is found by their keys, the rest by account: earnings have no index of their
 * own, which every deposit would pay for. A citizen's numbers rise with time, so walking down from
 * the newest ends before the period; a bag that was declared earns within days, when it is weighed,
 * and one that no budget covered within the year, when it is.
 */
const movesSince = (accountId: string, since: Date) => sql`
  select t.id, t.created_at, t.kind, t.reference_id, t.amount as change
  from citizen_deposits c
  join transfers t on t.id = c.deposit_id and t.created_at >= c.created_at
    and t.created_at < c.created_at + interval '1 year' and t.kind = 'deposit_earned'
  where c.citizen_id = ${accountId} and c.number > coalesce((
      select b.number from citizen_deposits b
      where b.citizen_id = ${accountId} and b.created_at < ${since}::timestamptz - interval '1 year'
      order by b.number desc limit 1), 0)
    and t.created_at >= ${since}
  union all
  select id, created_at, kind, reference_id, amount from transfers
  where credit_account = ${accountId} and created_at >= ${since} and kind <> 'deposit_earned'
  union all
  select id, created_at, kind, reference_id, -amount from transfers
  where debit_account = ${accountId} and created_at >= ${since} and kind <> 'deposit_earned'`;

/** A deposit is looked for in the months before the move: by its id alone, every month would be. */
export const findMoves = async (
  db: Db,
  accountId: string,
  { from, until }: Period,
  most: number,
): Promise<StatementMove[]> => {
  const { rows } = await sql<StatementMove>`
    select m.created_at as at, m.kind, m.change, d.material, d.grams, p.name as "pointName",
      v.reward_name as "rewardName"
    from (${movesSince(accountId, from)}) m
    left join lateral (
      select x.material, x.grams, x.point_id from deposits x
      where x.id = m.reference_id and x.created_at <= m.created_at
        and x.created_at > m.created_at - interval '60 days'
    ) d on true
    left join points p on p.id = d.point_id
    left join vouchers v on v.id = m.reference_id
    where m.created_at < ${until}
    order by m.created_at, m.id
    limit ${most}`.execute(db);
  return rows;
};

/** What the account gained and lost from a moment on. */
export const sumSince = async (db: Db, accountId: string, since: Date): Promise<number> => {
  const { rows } = await sql<{ change: number }>`
    select coalesce(sum(m.change), 0)::int8 as change
    from (${movesSince(accountId, since)}) m`.execute(db);
  return rows[0]?.change ?? 0;
};
