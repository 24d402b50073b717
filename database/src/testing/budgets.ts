import { randomUUID, randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../connect.ts";

/** The platform's own, which pays for what no campaign pays for. */
export const ownBudget = "00000000-0000-7000-8000-000000000000";

export const fillBudget = async (db: Db, amount: number, budget = ownBudget): Promise<void> => {
  await sql`select fund_budget(null, ${randomUUID()}, ${randomUUID()}, ${randomUUIDv7()}, ${budget},
    ${amount}, 'For a test')`.execute(db);
};
