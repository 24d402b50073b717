import { hoursSchema, openStateAt, weekDays } from "@app/contract/hours";
import { array, assert, asyncProperty, constantFrom, dictionary, integer, tuple } from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const time = tuple(integer({ min: 0, max: 23 }), constantFrom(0, 15, 30, 45)).map((parts) =>
  parts.map((part) => String(part).padStart(2, "0")).join(":"),
);
const day = array(tuple(time, time), { minLength: 1, maxLength: 3 }).filter(
  (spans) => hoursSchema.safeParse({ sat: spans }).success,
);

test("the list and the pages have one opinion of any hours at any minute of the week", async () => {
  let open = 0;
  await assert(
    asyncProperty(
      dictionary(constantFrom(...weekDays), day, { minKeys: 3 }),
      // Quarters, as the times are: most mistakes are made at the minute a door opens or closes.
      integer({ min: 0, max: 7 * 24 * 4 }),
      async (hours, quarters) => {
        const moment = new Date(Date.UTC(2026, 10, 15) + quarters * 15 * 60_000);
        const { rows } = await sql<{ isOpen: boolean }>`
          select is_open_at(${JSON.stringify(hours)}::jsonb, ${moment.toISOString()}::timestamptz)
            as "isOpen"`.execute(database.db);
        const { isOpen } = openStateAt(hoursSchema.parse(hours), moment);
        if (isOpen) open++;
        expect(rows[0]?.isOpen).toBe(isOpen);
      },
    ),
    { numRuns: 400 },
  );
  // Both answers were asked for.
  expect(open).toBeGreaterThan(40);
  expect(open).toBeLessThan(360);
});
