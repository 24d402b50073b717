import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTopUps } from "./testing/build-top-up.ts";
import { buildUser } from "./testing/builders.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("whoever settles a voucher looks up a few accounts, however many there are", async () => {
  const { db } = database;
  const [topUp] = await buildTopUps(db);
  for (let n = 0; n < 100; n++) await buildUser(db);
  const readBySettling = await db.transaction().execute(async (trx) => {
    // So few accounts are quicker read through than looked up.
    await sql`set local enable_seqscan = off`.execute(trx);
    const countRead = async (): Promise<number> => {
      const { rows } = await sql<{
        read: number;
      }>`select (seq_tup_read + idx_tup_fetch)::int as read
        from pg_stat_xact_user_tables where relname = 'accounts'`.execute(trx);
      return rows[0]?.read ?? 0;
    };
    const before = await countRead();
    await sql`select settle_top_up(null, ${topUp?.id}, 'fulfilled', null, null, 'trace')`.execute(
      trx,
    );
    return (await countRead()) - before;
  });
  expect(readBySettling).toBeLessThan(50);
});
