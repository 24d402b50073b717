import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("a new installation has no account that everybody knows", async () => {
  for (const table of ["users", "organisations", "sessions", "point_members", "brand_members"]) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)}`.execute(database.db);
    expect([table, rows[0]?.count]).toEqual([table, 0]);
  }
});
