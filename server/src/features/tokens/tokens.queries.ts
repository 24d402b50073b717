import type { Db } from "@app/database/connect";
import { sql } from "kysely";

export interface Balance {
  tokens: number;
  deposits: number;
}

export const readBalance = async (db: Db, citizenId: string): Promise<Balance> => {
  const row = await db
    .selectFrom("accounts")
    .select(["balance as tokens", "deposit_count as deposits"])
    .where("id", "=", citizenId)
    .executeTakeFirst();
  return row ?? { tokens: 0, deposits: 0 };
};

/** What waits for a decision; it is not part of the balance. */
export const readHeld = async (db: Db, citizenId: string): Promise<number> => {
  const row = await db
    .selectFrom("accounts")
    .select("balance")
    .where("owner_id", "=", citizenId)
    .where("kind", "=", "held")
    .executeTakeFirst();
  return row?.balance ?? 0;
};

/** What is earned and not covered by a budget yet; it is not part of the balance. */
export const readWaiting = async (db: Db, citizenId: string): Promise<number> => {
  const { tokens } = await db
    .selectFrom("waiting_tokens")
    .select(sql<number>`coalesce(sum(tokens), 0)::bigint`.as("tokens"))
    .where("citizen_id", "=", citizenId)
    .executeTakeFirstOrThrow();
  return tokens;
};

export const findViolations = async (db: Db): Promise<{ violation: string; subject: string }[]> => {
  const result = await sql<{ violation: string; subject: string }>`
    select violation, subject from ledger_violations()
    union all select violation, subject from correction_violations() limit 100`.execute(db);
  return result.rows;
};
