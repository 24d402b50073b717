import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("what the application needs of the engine comes with its role, whose settings are ours", async () => {
  const { rows } = await sql<{ settings: string[] }>`
    select rolconfig as settings from pg_roles where rolname = current_user`.execute(database.db);
  expect(rows[0]?.settings.toSorted()).toEqual([
    "idle_in_transaction_session_timeout=30s",
    "jit=off",
    "lock_timeout=750ms",
    "statement_timeout=15s",
  ]);
});
