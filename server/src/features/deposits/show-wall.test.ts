import { randomUUID } from "node:crypto";
import { confirmDeclaration, declareDeposit, refuseDeclaration } from "@app/contract/declarations";
import { openDispute, voidDeposit } from "@app/contract/deposit-changes";
import { consumerDeposit, type RecordedDeposit } from "@app/contract/deposits";
import type { ResponseOf } from "@app/contract/endpoint";
import { type CitizenWall, citizenWall, citizenWalls } from "@app/contract/walls";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

/** Around the last midnight that began a month: months of long ago have no room in the tables. */
const now = new Date();
const minutesBeforeMonth = (minutes: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1, 0, -minutes));
const nameOf = (moment: Date) => moment.toISOString().slice(0, 7);
const [thisMonth, lastMonth] = [nameOf(minutesBeforeMonth(-60)), nameOf(minutesBeforeMonth(90))];

let moment: Date;
let server: TestServer;
let counter: Counter;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => moment });
});
afterAll(() => server.stop());
beforeEach(async () => {
  moment = minutesBeforeMonth(30);
  counter = await buildCounter(server.database.db);
  await server.database.db.updateTable("points").set({ accepts_bags_left: true }).execute();
});

const wall = async (): Promise<CitizenWall> =>
  (await call(server.url, citizenWall, { token: counter.citizenToken })).body as CitizenWall;

const weigh = async (grams: number): Promise<string> =>
  ((await deposit(server.url, counter, { grams })).body as RecordedDeposit).id;

const declare = async (): Promise<string> => {
  const { body } = await call(server.url, declareDeposit, {
    token: counter.citizenToken,
    key: randomUUID(),
    body: { pointId: counter.pointId, material: "pehd", grams: 1500 },
  });
  return (body as { id: string }).id;
};

/** As the worker does. */
const count = () =>
  sql`select count_deposits(array_agg(citizen_id), array_agg(number)) from citizen_deposits
    where citizen_id = ${counter.citizen.id}`.execute(server.database.db);

test("a month begins at midnight in Algeria, an hour before it does in UTC", async () => {
  moment = minutesBeforeMonth(90);
  await weigh(1000);
  moment = minutesBeforeMonth(30);
  await weigh(2500);
  const { month, tiles } = await wall();
  expect(month).toEqual({ month: thisMonth, deposits: 1, grams: 2500 });
  expect(tiles.map(({ grams, at, number }) => [number, grams, at])).toEqual([
    [2, 2500, minutesBeforeMonth(30).toISOString()],
  ]);
});

test("tells where the citizen lives, for the points around", async () => {
  const { commune } = await wall();
  expect(commune).toEqual({
    fr: expect.stringMatching(/\S/),
    ar: expect.stringMatching(/\S/),
    lat: expect.closeTo(30, -2),
    lng: expect.closeTo(2, -2),
  });
});

describe("what became of a deposit", () => {
  test("voided it is gone, disputed it stays and its tokens are held", async () => {
    const undone = await weigh(1000);
    await weigh(2000);
    const body = { afterSeconds: 5 };
    const token = counter.operatorToken;
    await call(server.url, voidDeposit, { token, key: randomUUID(), params: { id: undone }, body });
    await call(server.url, openDispute, {
      token: counter.citizenToken,
      key: randomUUID(),
      params: { number: 2 },
      body: { reason: "weight", note: "" },
    });
    expect(await wall()).toMatchObject({
      balance: { tokens: 0, held: 4800, deposits: 2 },
      month: { deposits: 1, grams: 2000 },
      tiles: [{ number: 2, status: "disputed" }],
    });
  });

  test("declared it is there and counts nothing; weighed it counts in the month of the weighing", async () => {
    moment = minutesBeforeMonth(90);
    const id = await declare();
    moment = minutesBeforeMonth(30);
    const month = { month: thisMonth, deposits: 0, grams: 0 };
    expect(await wall()).toMatchObject({ month, tiles: [{ id, status: "declared", tokens: 0 }] });
    await call(server.url, confirmDeclaration, {
      token: counter.operatorToken,
      key: randomUUID(),
      params: { id },
      body: { grams: 1200, stars: { clean: false, compacted: false, manners: false } },
    });
    expect(await wall()).toMatchObject({
      month: { deposits: 1, grams: 1200 },
      tiles: [{ id, status: "corrected", at: moment.toISOString() }],
    });
  });

  test("refused it stays to be seen for the rest of the month, and counts nothing", async () => {
    const id = await declare();
    await call(server.url, refuseDeclaration, {
      token: counter.operatorToken,
      key: randomUUID(),
      params: { id },
      body: { reason: "mixed" },
    });
    expect(await wall()).toMatchObject({ month: { deposits: 0 }, tiles: [{ status: "refused" }] });
  });
});

describe("earlier walls", () => {
  const walls = async (before?: string) =>
    (
      await call(server.url, citizenWalls, {
        token: counter.citizenToken,
        query: before ? { before } : {},
      })
    ).body as ResponseOf<typeof citizenWalls>;

  test("hold what counted in their month, found by its numbers", async () => {
    expect((await wall()).hasEarlier).toBe(false);
    moment = minutesBeforeMonth(120);
    const undone = await weigh(500);
    await weigh(1000);
    await call(server.url, voidDeposit, {
      token: counter.operatorToken,
      key: randomUUID(),
      params: { id: undone },
      body: { afterSeconds: 5 },
    });
    moment = minutesBeforeMonth(30);
    await weigh(2500);
    await count();
    expect((await wall()).hasEarlier).toBe(true);
    expect(await walls()).toMatchObject({
      walls: [{ month: lastMonth, deposits: 1, grams: 1000, tiles: [{ number: 2, grams: 1000 }] }],
      next: null,
    });
    expect(await walls(lastMonth)).toEqual({ walls: [], next: null });
  });

  test("come six at a time", async () => {
    const { db } = server.database;
    await sql`insert into citizen_months
      (citizen_id, month, commune_code, deposits, grams, first_number, last_number)
      select ${counter.citizen.id}, date '2020-01-01' + make_interval(months => n), c.code, 1, 100, 1, 1
      from generate_series(0, 7) n, (select code from communes order by code limit 2) c`.execute(
      db,
    );
    const first = await walls();
    expect(first.walls.map(({ month, deposits }) => [month, deposits])).toEqual(
      ["08", "07", "06", "05", "04", "03"].map((month) => [`2020-${month}`, 2]),
    );
    expect(first.next).toBe("2020-03");
    const second = await walls(first.next ?? undefined);
    expect([second.walls.length, second.next]).toEqual([2, null]);
  });
});

test("in the history the point's name comes in the reader's language, and a status with each row", async () => {
  const named = await buildCounter(server.database.db, {
    name: { en: "El Baraka", ar: "البركة" },
  });
  await deposit(server.url, named);
  const rowIn = async (locale: string) => {
    const { body } = await call(server.url, consumerDeposit, {
      token: named.citizenToken,
      headers: { "x-locale": locale },
    });
    return (body as ResponseOf<typeof consumerDeposit>).csDeposits.data[0];
  };
  expect(await rowIn("ar")).toMatchObject({
    userProfile: "البركة",
    status: "confirmed",
    number: 1,
  });
  expect(await rowIn("fr")).toMatchObject({ userProfile: "El Baraka" });
});
