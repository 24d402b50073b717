import type { BodyOf } from "@app/contract/endpoint";
import type { createBudget } from "@app/contract/budgets";
import type { Material } from "@app/contract/materials";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";
import type { Asked } from "../../http/asked-by.ts";

export const findBudgets = (db: Db) =>
  db
    .selectFrom("budgets as b")
    .select([
      "b.id",
      "b.name",
      "b.is_own as isOwn",
      sql<Material[] | null>`to_json(b.materials)`.as("materials"),
      sql<number[] | null>`to_json(b.wilayas)`.as("wilayas"),
      sql<Date | null>`lower(b.valid)`.as("from"),
      sql<Date | null>`upper(b.valid)`.as("until"),
      "b.stage",
      "b.filled",
      sql<number>`(select sum(a.balance)::bigint from accounts a
        where a.owner_id = b.id and a.kind = 'budget')`.as("left"),
    ])
    .orderBy("b.is_own", "desc")
    .orderBy("b.created_at", "desc")
    .execute();

export const insertBudget = async (
  db: Db,
  clock: Clock,
  actorId: string,
  { id, name, materials, wilayas, from, until }: { id: string } & BodyOf<typeof createBudget>,
): Promise<void> => {
  await sql`select create_budget(${clock.fixed()}, ${actorId}, ${id}, ${name},
    ${materials}::material[], ${wilayas}::smallint[], ${from}, ${until})`.execute(db);
};

export const callFillBudget = async (
  db: Db,
  clock: Clock,
  { actorId, key }: Asked,
  filling: {
    id: string;
    budgetId: string;
    amount: number;
    reference: string;
    centimes?: number | undefined;
  },
): Promise<string> => {
  const { rows } = await sql<{ outcome: string }>`
    select fund_budget(${clock.fixed()}, ${actorId}, ${key}, ${filling.id}, ${filling.budgetId},
      ${filling.amount}, ${filling.reference}, ${filling.centimes ?? null}) as outcome`.execute(db);
  return rows[0]?.outcome ?? "internal";
};

/** How many waiting deposits were paid. */
export const callTendBudgets = async (db: Db, clock: Clock, most: number): Promise<number> => {
  const { rows } = await sql<{ paid: number }>`
    select paid from tend_budgets(${clock.fixed()}, ${most}, 'tend-budgets')`.execute(db);
  return rows[0]?.paid ?? 0;
};

/** Every token, counted at one moment, in place of the count before. */
export const putCoverCount = async (db: Db, clock: Clock): Promise<void> => {
  await sql`insert into cover_counts
    select true, ${sqlNow(clock)}, c.* from token_cover() c
    on conflict (singleton) do update set (at, funded, in_budgets, with_citizens, held, reserved, spent,
        waiting) = row(excluded.at, excluded.funded, excluded.in_budgets, excluded.with_citizens,
        excluded.held, excluded.reserved, excluded.spent, excluded.waiting)`.execute(db);
};

export const findCover = (db: Db) =>
  db
    .selectFrom("cover_counts")
    .select([
      "at",
      "funded",
      "in_budgets as inBudgets",
      "with_citizens as withCitizens",
      "held",
      "reserved",
      "spent",
      "waiting",
    ])
    .executeTakeFirst();

export const findOwnRule = (db: Db) =>
  db
    .selectFrom("budgets")
    .select(["stage", "slow_percent as slowPercent", "slow_ceiling as slowCeiling"])
    .where("is_own", "=", true)
    .executeTakeFirstOrThrow();
