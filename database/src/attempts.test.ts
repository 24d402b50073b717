import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

interface Rule {
  key: Buffer;
  most: number;
  seconds: number;
}

/** Zero when it was counted, otherwise the seconds to wait. */
const attempt = async (rules: readonly Rule[], atSecond: number): Promise<number> => {
  const moment = new Date(Date.UTC(2026, 0, 1) + atSecond * 1000).toISOString();
  const { rows } = await sql<{ wait: number }>`select take_attempt(${moment}::timestamptz,
    ${rules.map(({ key }) => key)}::bytea[], ${rules.map(({ most }) => most)}::integer[],
    ${rules.map(({ seconds }) => seconds)}::integer[]) as wait`.execute(database.db);
  return rows[0]?.wait ?? Number.NaN;
};

const anyRule = fc.record({
  most: fc.integer({ min: 1, max: 4 }),
  seconds: fc.integer({ min: 1, max: 60 }),
});
const anyRules = fc
  .array(anyRule, { minLength: 1, maxLength: 3 })
  .map((rules): Rule[] => rules.map((rule) => ({ ...rule, key: randomBytes(16) })));

test("no stretch of a limit's length has more than its share, and no longer a wait is asked for than it takes", async () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(anyRules, pauses, async (rules, gaps) => {
      const passed: number[] = [];
      const isFree = (now: number): boolean =>
        rules.every(
          ({ most, seconds }) => passed.filter((hit) => hit > now - seconds).length < most,
        );
      let now = 0;
      for (const gap of gaps) {
        now += gap;
        const wait = await attempt(rules, now);
        expect(wait === 0).toBe(isFree(now));
        if (wait === 0) passed.push(now);
        else expect([isFree(now + wait - 1), isFree(now + wait)]).toEqual([false, true]);
      }
    }),
    { numRuns: 60 },
  );
});

test("however many come at once and however they name their limits, exactly so many pass", async () => {
  await fc.assert(
    fc.asyncProperty(anyRules, fc.integer({ min: 5, max: 30 }), async (rules, count) => {
      const waits = await Promise.all(
        Array.from({ length: count }, (_, n) => attempt(n % 2 ? rules : rules.toReversed(), 0)),
      );
      const share = Math.min(count, ...rules.map(({ most }) => most));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(share);
    }),
    { numRuns: 30 },
  );
});
