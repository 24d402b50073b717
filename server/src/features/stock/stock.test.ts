import { randomUUID } from "node:crypto";
import type { BodyInput, ResponseOf } from "@app/contract/endpoint";
import { correctStock, showStock, stockCorrected, thresholdOf } from "@app/contract/stock";
import { addMember, buildSession, buildUser } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let counter: Counter;
const start = new Date("2026-11-15T10:00:00Z");
let now = start;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = start;
  counter = await buildCounter(server.database.db);
  await deposit(server.url, counter);
  await deposit(server.url, counter, { material: "pehd", grams: 1250 });
});
afterEach(async () => {
  const { rows } = await sql`select * from ledger_violations()`.execute(server.database.db);
  expect(rows).toEqual([]);
});

const show = async (token = counter.operatorToken): Promise<ResponseOf<typeof showStock>> => {
  const answer = await call(server.url, showStock, { token, params: { id: counter.pointId } });
  expect(answer.status).toBe(200);
  return answer.body as ResponseOf<typeof showStock>;
};

const correct = (
  changes: Partial<BodyInput<typeof correctStock>> = {},
  token = counter.operatorToken,
  key: string = randomUUID(),
) =>
  call(server.url, correctStock, {
    token,
    key,
    params: { id: counter.pointId },
    body: {
      material: "pet",
      expectedGrams: 3400,
      countedGrams: 3000,
      reason: "wet",
      note: "Rain came in",
      ...changes,
    },
  });

const colleague = async (): Promise<string> => {
  const { db } = server.database;
  const { id } = await buildUser(db, { firstName: "Amine" });
  await addMember(db, counter.pointId, id, "collaborator");
  return buildSession(db, id);
};

describe("the stock of a point", () => {
  test("is what was weighed, by material, with the room there is", async () => {
    expect(await show()).toEqual({
      stock: [
        { material: "pet", stockGrams: 3400, deposits: 1 },
        { material: "pehd", stockGrams: 1250, deposits: 1 },
        { material: "aluminium", stockGrams: 0, deposits: 0 },
      ],
      thresholdGrams: 250_000,
      squareMeters: null,
      lastInventory: null,
      corrections: [],
    });
  });

  test("a van is due at 250 kg, or when four fifths of the declared storage are full", async () => {
    expect([1, 2, 5, 6, 100].map(thresholdOf)).toEqual([42_400, 84_800, 212_000, 250_000, 250_000]);
    await server.database.db
      .updateTable("points")
      .set({ storage_square_meters: 2, capacity_grams: thresholdOf(2) })
      .where("id", "=", counter.pointId)
      .execute();
    expect(await show()).toMatchObject({ thresholdGrams: 84_800, squareMeters: 2 });
  });

  test("a material no longer taken is shown for as long as some of it is there", async () => {
    await server.database.db
      .updateTable("point_stock")
      .set({ accepted: false })
      .where("point_id", "=", counter.pointId)
      .execute();
    expect((await show()).stock.map(({ material }) => material)).toEqual(["pet", "pehd"]);
  });
});

describe("a correction", () => {
  test("puts what was counted in the place of what should be, and says who, when and why", async () => {
    now = new Date("2026-11-16T08:30:00Z");
    expect((await correct()).status).toBe(201);
    const { stock, corrections, lastInventory } = await show(await colleague());
    expect(stock[0]).toMatchObject({ material: "pet", stockGrams: 3000 });
    expect(corrections).toMatchObject([
      {
        at: "2026-11-16T08:30:00.000Z",
        material: "pet",
        grams: -400,
        reason: "wet",
        note: "Rain came in",
        by: "Yasmine B.",
      },
    ]);
    expect(lastInventory).toBeNull();
  });

  test("a count that finds nothing wrong is an inventory too", async () => {
    const counted = { reason: "counted", note: "", countedGrams: 3400 } as const;
    expect((await correct(counted)).status).toBe(201);
    expect((await show()).lastInventory).toEqual({ at: start.toISOString(), grams: 0 });
  });

  test("sent twice it is one, and its news is told once", async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => correct({}, undefined, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await show()).corrections).toHaveLength(1);
    expect((await correct({ countedGrams: 1 }, undefined, key)).status).toBe(422);
    const { rows } = await sql<{ payload: object }>`
      select payload from outbox where subject = ${`stock.corrected.${counter.operatorId}`}
    `.execute(server.database.db);
    expect(rows.map(({ payload }) => stockCorrected.payload.parse(payload))).toMatchObject([
      { pointId: counter.pointId, material: "pet", grams: -400, reason: "wet" },
    ]);
    expect(JSON.stringify(rows)).not.toContain("Rain");
  });

  test("is refused when another bag came while somebody counted", async () => {
    await deposit(server.url, counter, { grams: 1000 });
    expect(await correct()).toMatchObject({ status: 409, body: { error: "stock_moved" } });
    expect((await correct({ expectedGrams: 4400 })).status).toBe(201);
    expect((await show()).stock[0]?.stockGrams).toBe(3000);
  });

  test("is the owner's alone", async () => {
    expect((await correct({}, await colleague())).status).toBe(404);
    const other = await buildCounter(server.database.db);
    expect((await correct({}, other.operatorToken)).status).toBe(404);
    expect((await show()).corrections).toEqual([]);
  });

  test.each([
    { reason: "other", note: "  " },
    { reason: "stolen", countedGrams: 3400 },
    { countedGrams: -1 },
    { countedGrams: 10_000_000 },
    { note: "x".repeat(301) },
  ] as const)("%j is none", async (changes) => {
    expect((await correct(changes)).status).toBe(422);
  });
});
