import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildBrand, buildUser } from "./testing/builders.ts";
import { buildClaims } from "./testing/build-claims.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const violations = async () => {
  const claims = await sql`select * from claims_violations()`.execute(database.db);
  const days = await sql`select * from brand_days_violations()`.execute(database.db);
  return [...claims.rows, ...days.rows];
};

test("a lot that arrived is claimed by share and by campaign", async () => {
  const { db, ownerUrl } = database;
  const brandId = await buildBrand(db, (await buildUser(db)).id);
  const built = await buildClaims(db, {
    brandId,
    ownerUrl,
    receivedPercent: 98,
    at: new Date("2026-03-04T10:00:00Z"),
  });
  expect(built.claims).toMatchObject([{ brandId, grams: 3920 }]);
  const more = await buildClaims(db, { brandId, ownerUrl, rule: "campaign" });
  expect(more.claims).toMatchObject([{ brandId, grams: 4000 }]);
  expect(await violations()).toEqual([]);
});
