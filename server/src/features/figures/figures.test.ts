import { type Figures, showFigures } from "@app/contract/figures";
import { buildPoint, buildUser } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { toTens } from "./figures.rules.ts";

/** Around the last midnight that began a month here: months of long ago have no room in the tables. */
const now = new Date();
const sinceMonthBegan = (seconds: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1, -1, 0, seconds));
const hour = 3600;

const babEzzouar = 1621;
const aflou = 319;

let moment = sinceMonthBegan(-hour);
let server: TestServer;
let counter: Counter;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => moment });
  await server.addWorker();
  counter = await buildCounter(server.database.db, {
    communeCode: babEzzouar,
    name: { en: "A name that nobody may see" },
  });
});
afterAll(() => server.stop());

const figures = async (): Promise<Figures> => (await call(server.url, showFigures)).body as Figures;

/** Counted by the worker, a moment after the deposit. */
const figuresAt = async (grams: number): Promise<Figures> => {
  await expect.poll(async () => (await figures()).grams, { timeout: 10_000 }).toBe(grams);
  return figures();
};

const bring = async (grams: number, citizenCode: string = counter.citizen.code): Promise<void> => {
  moment = new Date(moment.getTime() + 1000);
  expect((await deposit(server.url, counter, { grams, citizenCode })).status).toBe(201);
};

const counted = async () =>
  (
    await sql<{ citizens: number; deposits: number }>`
      select citizens, deposits from month_figures where month = month_of(${moment})`.execute(
      server.database.db,
    )
  ).rows[0];

test("before the first deposit there is nothing to tell but the open points", async () => {
  await buildPoint(server.database.db, { status: "suspended" });
  expect(await figures()).toEqual({ grams: 0, citizens: 0, points: 1, newest: null });
});

test("a month begins at midnight in Algiers, with nothing", async () => {
  await bring(1000);
  await figuresAt(1000);
  moment = sinceMonthBegan(0);
  expect(await figures()).toMatchObject({ grams: 0, newest: null });
  moment = sinceMonthBegan(hour + 42);
  await bring(2400);
  expect(await figuresAt(2400)).toEqual({
    grams: 2400,
    citizens: 0,
    points: 1,
    newest: {
      material: "pet",
      grams: 2400,
      stars: 2,
      // One person alone: the commune would tell whose bag it was.
      place: { fr: "Alger", ar: "الجزائر" },
      at: sinceMonthBegan(hour).toISOString(),
    },
  });
});

test("a citizen counts once a month, and the commune is named when five have come", async () => {
  await bring(100);
  await figuresAt(2500);
  expect(await counted()).toEqual({ citizens: 1, deposits: 2 });
  const { db } = server.database;
  const names: (string | undefined)[] = [];
  for (let people = 2; people <= 5; people++) {
    await bring(100, (await buildUser(db)).code);
    names.push((await figuresAt(2400 + people * 100)).newest?.place.fr);
  }
  expect(names).toEqual(["Alger", "Alger", "Alger", "Bab Ezzouar"]);
  expect(await counted()).toEqual({ citizens: 5, deposits: 6 });
});

test("people of another commune do not make up the five", async () => {
  const elsewhere = await buildCounter(server.database.db, { communeCode: aflou });
  moment = new Date(moment.getTime() + 1000);
  await deposit(server.url, elsewhere, { grams: 100 });
  expect((await figuresAt(3000)).newest?.place.fr).toBe("Laghouat");
  const { rows } = await sql<{ citizens: number }>`select citizens from commune_figures
    where commune_code = ${aflou}`.execute(server.database.db);
  expect(rows).toEqual([{ citizens: 1 }]);
});

test("news that come late leave the newest in its place", async () => {
  const later = moment;
  moment = sinceMonthBegan(60);
  await bring(50, (await buildUser(server.database.db)).code);
  moment = later;
  expect((await figuresAt(3050)).newest).toMatchObject({ grams: 100, place: { fr: "Laghouat" } });
});

test("the answer holds nothing of a person or a shop, and may be kept for a while", async () => {
  const answer = await call(server.url, showFigures);
  const text = JSON.stringify(answer.body);
  for (const secret of [counter.citizen.id, counter.citizen.code, counter.pointId, "Yasmine"]) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toContain("nobody may see");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=30");
});

test("counting all again from the deposits gives the same figures", async () => {
  const { db } = server.database;
  const read = async () => [
    await db.selectFrom("month_figures").selectAll().orderBy("month").execute(),
    await db.selectFrom("commune_figures").selectAll().orderBy("commune_code").execute(),
  ];
  const before = await read();
  await db.transaction().execute(async (trx) => {
    await sql`update month_figures set grams = 0, deposits = 0, citizens = 0, newest_at = null`.execute(
      trx,
    );
    await sql`update commune_figures set citizens = 0`.execute(trx);
    await sql`select count_deposits(array_agg(citizen_id), array_agg(number))
      from citizen_deposits`.execute(trx);
  });
  expect(await read()).toEqual(before);
});

test("people are told in tens, never more than there were", () => {
  expect([9, 10, 1248].map(toTens)).toEqual([0, 10, 1240]);
});
