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

export const findViolations = async (db: Db): Promise<{ violation: string; subject: string }[]> => {
  const result = await sql<{ violation: string; subject: string }>`
    select violation, subject from ledger_violations() limit 100`.execute(db);
  return result.rows;
};
