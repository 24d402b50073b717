import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("a country on its first day knows how many places it has, before autovacuum comes by", async () => {
  const { rows } = await database.pool.query<{ counted: number; there: number }>(`
    select reltuples::integer as counted, (select count(*)::integer from commune_wilayas) as there
    from pg_class where oid = 'commune_wilayas'::regclass`);
  expect(rows[0]?.counted).toBe(rows[0]?.there);
  expect(rows[0]?.there).toBeGreaterThan(1500);
});
