import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCustodyEvent } from "./testing/build-custody.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(0);
});
afterAll(() => database.close());

type Value = string | number | Value[] | { [key: string]: Value };

/** RFC 8785, for what a custody event may hold: the language itself orders keys by UTF-16. */
const canonical = (value: Value): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const parts = Object.keys(value)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? "")}`);
  return `{${parts.join(",")}}`;
};

const contentOf = async (id: string): Promise<string> => {
  const { content } = await database.db
    .selectFrom("custody_events")
    .select("content")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return content;
};

const key = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9_]{0,11}$/);
/** Every sign but the one that PostgreSQL cannot keep. */
const text = fc.string({ unit: "grapheme" }).filter((one) => !one.includes("\u0000"));
const { value } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.maxSafeInteger(),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(key, tie("value"), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

test("one content, one text: no other program writes it with other bytes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(key, value, { noNullPrototype: true }), async (content) => {
      const { id } = await buildCustodyEvent(database.db, { content });
      const written = await contentOf(id);
      expect(written).toBe(canonical(JSON.parse(written) as Value));
      expect(JSON.parse(written)).toMatchObject(content);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ["a fraction", 1.5],
  ["true", true],
  ["more than fits", 2 ** 60],
])("%s is refused: programs do not agree how to write it", async (_, wrong) => {
  await expect(buildCustodyEvent(database.db, { content: { wrong } })).rejects.toMatchObject({
    code: "22023",
  });
});

test("the same event twice is written once, with the chance of the first", async () => {
  const id = randomUUID();
  await buildCustodyEvent(database.db, { id, content: { grams: 1 } });
  const first = await contentOf(id);
  await buildCustodyEvent(database.db, { id, content: { grams: 2 } });
  expect(await contentOf(id)).toBe(first);
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from custody_waiting where event_id = ${id}`.execute(database.db);
  expect(rows).toEqual([{ waiting: 1 }]);
});

test("two events that say the same have nothing in common from outside", async () => {
  const salts = new Set<unknown>();
  for (let n = 0; n < 50; n++) {
    const { id } = await buildCustodyEvent(database.db);
    salts.add((JSON.parse(await contentOf(id)) as { salt: string }).salt);
  }
  expect(salts.size).toBe(50);
});
