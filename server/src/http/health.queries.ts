import type { Db } from "@app/database/connect";
import { sql } from "kysely";

export const isDatabaseUp = async (db: Db): Promise<boolean> => {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
};
