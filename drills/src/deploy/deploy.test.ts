import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { roll } from "./roll.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("a release under load: no 5xx, no connection cut, nothing acknowledged is lost", async () => {
  const { releases, control, recorded, violations } = await roll(database, {
    releases: 1,
    clients: 4,
  });
  expect(releases[0]).toMatchObject({ failed: 0, cut: 0 });
  const acknowledged = (releases[0]?.acknowledged ?? 0) + control.acknowledged;
  expect(recorded).toBeGreaterThanOrEqual(acknowledged);
  expect(acknowledged).toBeGreaterThan(0);
  expect(violations).toBe(0);
  // Processes that are killed first are noticed: the count is able to fail.
  expect(control.failed + control.cut).toBeGreaterThan(0);
});
