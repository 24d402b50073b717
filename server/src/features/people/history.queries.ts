import type { DepositStatus } from "@app/contract/deposit-status";
import type { Material } from "@app/contract/materials";
import type { moveKinds } from "@app/contract/people";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

export interface FoundMove {
  id: string;
  at: Date;
  kind: (typeof moveKinds)[number];
  change: number;
  balance: number;
  material: Material | null;
  grams: number | null;
  point: string | null;
  reward: string | null;
  reason: string | null;
}

/**
 * All of one person's moves, so that each has the balance after it: what deposits earned by their keys,
 * the rest by account, as for the statement. One page of them is then looked up in words.
 */
export const findMoves = async (
  db: Db,
  userId: string,
  before: string | undefined,
  most: number,
): Promise<FoundMove[]> => {
  const { rows } = await sql<FoundMove>`
    with moves as materialized (
      select m.*, sum(m.change) over (order by m.created_at, m.id)::bigint as balance from (
        select t.id, t.created_at, t.kind, t.reference_id, t.amount as change
        from citizen_deposits c
        join transfers t on t.id = c.deposit_id and t.created_at >= c.created_at
          and t.created_at < c.created_at + interval '1 year' and t.kind = 'deposit_earned'
        where c.citizen_id = ${userId}
        union all
        select id, created_at, kind, reference_id, amount from transfers
        where credit_account = ${userId} and kind <> 'deposit_earned'
        union all
        select id, created_at, kind, reference_id, -amount from transfers
        where debit_account = ${userId} and kind <> 'deposit_earned'
      ) m
    ), page as (
      select * from moves m
      where ${before ?? null}::uuid is null or (m.created_at, m.id) <
        (select l.created_at, l.id from moves l where l.id = ${before ?? null}::uuid)
      order by m.created_at desc, m.id desc limit ${most}
    )
    select m.id, m.created_at as at, m.kind, m.change, m.balance, d.material, d.grams,
      p.name::text as point, v.reward_name::text as reward, b.reason
    from page m
    left join citizen_deposits d on d.citizen_id = ${userId} and d.deposit_id = m.reference_id
    left join points p on p.id = d.point_id
    left join vouchers v on v.id = m.reference_id
    left join balance_corrections b on b.id = m.reference_id
    order by m.created_at desc, m.id desc`.execute(db);
  return rows;
};

export interface FoundDeposit {
  number: number;
  at: Date;
  material: Material;
  grams: number;
  stars: number;
  tokens: number;
  status: DepositStatus;
  point: string | null;
}

export const findDeposits = async (
  db: Db,
  userId: string,
  before: number | undefined,
  most: number,
): Promise<FoundDeposit[]> => {
  const { rows } = await sql<FoundDeposit>`
    select d.number, d.occurred_at as at, d.material, d.grams,
      d.clean::int + d.compacted::int + d.manners::int as stars, d.tokens, d.status,
      p.name::text as point
    from citizen_deposits d left join points p on p.id = d.point_id
    where d.citizen_id = ${userId} and d.number < ${before ?? 2_147_483_647}
    order by d.number desc limit ${most}`.execute(db);
  return rows;
};

export const isThere = async (db: Db, userId: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom("users")
      .select("id")
      .where("id", "=", userId)
      .where("status", "<>", "erased")
      .executeTakeFirst(),
  );
