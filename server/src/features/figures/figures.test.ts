import { randomUUID } from "node:crypto";
import { confirmDeclaration, declareDeposit } from "@app/contract/declarations";
import { decideDispute, openDispute, voidDeposit } from "@app/contract/deposit-changes";
import type { RecordedDeposit } from "@app/contract/deposits";
import { type Figures, showFigures } from "@app/contract/figures";
import { buildPoint, buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

/** Of two bags the first that is heard of counts both; the newest is known with the second. */
const heardOf = async (grams: number, newest: object): Promise<void> => {
  await expect.poll(figures, { timeout: 10_000 }).toMatchObject({ grams, newest });
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

describe("what became of a deposit", () => {
  let last: Counter;
  const ask = { afterSeconds: 5 };
  const weigh = async (grams: number): Promise<string> => {
    moment = new Date(moment.getTime() + 1000);
    return ((await deposit(server.url, last, { grams })).body as RecordedDeposit).id;
  };
  const undo = (id: string) =>
    call(server.url, voidDeposit, {
      token: last.operatorToken,
      key: randomUUID(),
      params: { id },
      body: ask,
    });

  test("undone it is taken off, with its citizen, and the newest is the one before it", async () => {
    last = await buildCounter(server.database.db, { communeCode: babEzzouar });
    const before = await counted();
    const [first, second] = [await weigh(700), await weigh(900)];
    await heardOf(3050 + 1600, { grams: 900 });
    await undo(second);
    await heardOf(3050 + 700, { grams: 700 });
    await undo(first);
    await heardOf(3050, { grams: 100, place: { fr: "Laghouat" } });
    expect(await counted()).toEqual(before);
  });

  test("decided otherwise it counts with its new weight, once however often it is told", async () => {
    const { db } = server.database;
    await weigh(1000);
    await figuresAt(4050);
    const number = 3;
    await call(server.url, openDispute, {
      token: last.citizenToken,
      key: randomUUID(),
      params: { number },
      body: { reason: "weight", note: "" },
    });
    const admin = await buildUser(db);
    await makeAdmin(server.database.ownerUrl, admin.id);
    const dispute = await db.selectFrom("disputes").select("id").executeTakeFirstOrThrow();
    const answer = await call(server.url, decideDispute, {
      token: await buildSession(db, admin.id, { isStrong: true }),
      key: randomUUID(),
      params: dispute,
      body: { decision: "corrected", grams: 1200, note: "Weighed again" },
    });
    expect(answer.status).toBe(200);
    expect((await figuresAt(4250)).newest).toMatchObject({ grams: 1200 });
    for (let time = 0; time < 3; time += 1) {
      await sql`select count_deposits(${[last.citizen.id, last.citizen.id]}::uuid[], ${[1, number]}::int[])`.execute(
        db,
      );
    }
    expect((await figures()).grams).toBe(4250);
  });

  test("declared it counts nothing, weighed by the point it counts", async () => {
    const { db } = server.database;
    await db.updateTable("points").set({ accepts_bags_left: true }).execute();
    const { body } = await call(server.url, declareDeposit, {
      token: last.citizenToken,
      key: randomUUID(),
      body: { pointId: last.pointId, material: "pet", grams: 2000 },
    });
    moment = new Date(moment.getTime() + 1000);
    const { id } = body as { id: string };
    await call(server.url, confirmDeclaration, {
      token: last.operatorToken,
      key: randomUUID(),
      params: { id },
      body: { grams: 1750, stars: { clean: true, compacted: false, manners: false } },
    });
    expect((await figuresAt(6000)).newest).toMatchObject({ grams: 1750, stars: 1 });
  });
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
    await sql`select * from month_figures order by month`.execute(db),
    await sql`select * from commune_figures where citizens > 0
      order by month, commune_code`.execute(db),
    await sql`select * from citizen_months order by citizen_id, month, commune_code`.execute(db),
  ];
  const rowsOf = async () => (await read()).map(({ rows }) => rows);
  const before = await rowsOf();
  await sql`delete from citizen_months`.execute(db);
  await sql`update month_figures set grams = 0, deposits = 0, citizens = 0, newest_at = null`.execute(
    db,
  );
  await sql`update commune_figures set citizens = 0`.execute(db);
  await sql`select count_deposits(array_agg(citizen_id), array_agg(number))
    from citizen_deposits`.execute(db);
  expect(await rowsOf()).toEqual(before);
});

test("people are told in tens, never more than there were", () => {
  expect([9, 10, 1248].map(toTens)).toEqual([0, 10, 1240]);
});
