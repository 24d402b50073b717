import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { sql } from "kysely";
import type { TestServer } from "../../../testing/test-server.ts";

export interface Desk {
  id: string;
  token: string;
}

/** An administrator who is signed in. */
export const buildDesk = async ({ database: { db, ownerUrl } }: TestServer): Promise<Desk> => {
  const { id } = await buildUser(db, { firstName: "Selma", lastName: "Amrani" });
  await makeAdmin(ownerUrl, id);
  return { id, token: await buildSession(db, id, { isStrong: true }) };
};

export const readBalance = async ({ database }: TestServer, id: string): Promise<number> =>
  (
    await database.db
      .selectFrom("accounts")
      .select("balance")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).balance;

export const violationsOf = async ({ database }: TestServer): Promise<unknown[]> => {
  const { rows } = await sql`select * from ledger_violations()
    union all select * from correction_violations()`.execute(database.db);
  return rows;
};
