import { randomUUID } from "node:crypto";
import { confirmDeclaration, declareDeposit } from "@app/contract/declarations";
import { voidDeposit } from "@app/contract/deposit-changes";
import { sendEntries } from "@app/contract/device-entries";
import type { RecordedDeposit } from "@app/contract/deposits";
import type { QueryInput, ResponseOf } from "@app/contract/endpoint";
import { pointDeposits, pointDepositsPageSize, pointToday } from "@app/contract/point-day";
import { addMember, buildSession, buildUser } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { depositsOfDay, weekOf } from "./today.queries.ts";

let server: TestServer;
let counter: Counter;
/** A Sunday, eleven in the morning in Algiers. */
const sunday = new Date("2026-11-15T10:00:00Z");
let now = sunday;
const clock = { fixed: () => now };

beforeAll(async () => {
  server = await startTestServer(clock);
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = sunday;
  counter = await buildCounter(server.database.db, { acceptsBagsLeft: true });
});

type Today = ResponseOf<typeof pointToday>;
type Page = ResponseOf<typeof pointDeposits>;

const today = async (token = counter.operatorToken): Promise<Today> => {
  const answer = await call(server.url, pointToday, { token, params: { id: counter.pointId } });
  expect(answer.status).toBe(200);
  return answer.body as Today;
};

const page = async (query: QueryInput<typeof pointDeposits> = {}): Promise<Page> => {
  const params = { id: counter.pointId };
  const answer = await call(server.url, pointDeposits, {
    token: counter.operatorToken,
    params,
    query,
  });
  expect(answer.status).toBe(200);
  return answer.body as Page;
};

const dayOf = ({ week }: Today, date: string) => week.find((day) => day.date === date)?.materials;

const weighFromPhone = (hoursAgo: number, grams: number) =>
  call(server.url, sendEntries, {
    token: counter.operatorToken,
    body: {
      deviceId: randomUUID(),
      sentAt: now.toISOString(),
      highestNumber: 1,
      stillWaiting: 0,
      entries: [
        {
          kind: "deposit",
          number: 1,
          key: randomUUID(),
          occurredAt: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
          deposit: counter.body({ grams }),
          seenAs: { by: "typing" },
        },
      ],
    },
  });

describe("today", () => {
  test("before the first bag it is an empty week from Saturday on", async () => {
    const empty = await today();
    expect(empty).toMatchObject({ date: "2026-11-15", status: "active", isOpenToday: null });
    expect(empty.week.map(({ date }) => date)).toEqual([
      "2026-11-14",
      "2026-11-15",
      "2026-11-16",
      "2026-11-17",
      "2026-11-18",
      "2026-11-19",
      "2026-11-20",
    ]);
    expect(empty.week.flatMap(({ materials }) => materials)).toEqual([]);
    expect(empty.declarations).toEqual({ count: 0, oldestAt: null });
    expect(empty.deposits).toEqual([]);
  });

  test("[P-05] bags, kilograms and tokens by material, and the running totals", async () => {
    await deposit(server.url, counter);
    await deposit(server.url, counter, { grams: 1000 });
    await deposit(server.url, counter, { material: "aluminium", grams: 500 });
    const shown = await today();
    expect(dayOf(shown, "2026-11-15")).toEqual([
      { material: "pet", deposits: 2, grams: 4400, tokens: 10_560 },
      { material: "aluminium", deposits: 1, grams: 500, tokens: 3600 },
    ]);
    expect(shown.stock).toEqual([
      { material: "pet", stockGrams: 4400, collectedGrams: 4400 },
      { material: "pehd", stockGrams: 0, collectedGrams: 0 },
      { material: "aluminium", stockGrams: 500, collectedGrams: 500 },
    ]);
    expect(shown.deposits.map(({ grams }) => grams)).toEqual([500, 1000, 3400]);
    expect(shown.deposits[2]).toMatchObject({
      at: "2026-11-15T10:00:00.000Z",
      citizenId: counter.citizen.id,
      citizenName: "Yasmine B.",
      material: "pet",
      stars: { clean: true, compacted: true, manners: false },
      tokens: 8160,
      status: "confirmed",
      weighedBy: null,
    });
  });

  test("begins at midnight in Algiers, and the week on Saturday", async () => {
    now = new Date("2026-11-13T22:59:59Z");
    await deposit(server.url, counter, { grams: 1000 });
    now = new Date("2026-11-13T23:00:00Z");
    expect((await today()).date).toBe("2026-11-14");
    await deposit(server.url, counter, { grams: 2000 });
    const shown = await today();
    expect(shown.week[0]).toMatchObject({ date: "2026-11-14", materials: [{ grams: 2000 }] });
    expect(shown.deposits.map(({ grams }) => grams)).toEqual([2000]);
  });

  test("a bag weighed offline yesterday belongs to yesterday", async () => {
    await weighFromPhone(20, 1500);
    const shown = await today();
    expect(dayOf(shown, "2026-11-14")).toMatchObject([{ grams: 1500 }]);
    expect(dayOf(shown, "2026-11-15")).toEqual([]);
    expect(shown.deposits).toEqual([]);
    expect((await page({ date: "2026-11-14" })).deposits).toMatchObject([{ grams: 1500 }]);
  });

  test("a declared bag waits, and counts on the day it is weighed", async () => {
    now = new Date("2026-11-10T10:00:00Z");
    const declared = await call(server.url, declareDeposit, {
      token: counter.citizenToken,
      key: randomUUID(),
      body: { pointId: counter.pointId, material: "pet", grams: 1800 },
    });
    now = sunday;
    expect((await today()).declarations).toEqual({
      count: 1,
      oldestAt: "2026-11-10T10:00:00.000Z",
    });
    await call(server.url, confirmDeclaration, {
      token: counter.operatorToken,
      key: randomUUID(),
      params: { id: (declared.body as { id: string }).id },
      body: { grams: 1600, stars: { clean: true, compacted: false, manners: false } },
    });
    const shown = await today();
    expect(shown.declarations.count).toBe(0);
    expect(dayOf(shown, "2026-11-15")).toMatchObject([{ grams: 1600, deposits: 1 }]);
    expect(shown.deposits).toMatchObject([{ status: "corrected", grams: 1600 }]);
  });

  test("what was undone stays to be seen and counts no more", async () => {
    const { id } = (await deposit(server.url, counter)).body as RecordedDeposit;
    await call(server.url, voidDeposit, {
      token: counter.operatorToken,
      key: randomUUID(),
      params: { id },
      body: { afterSeconds: 5 },
    });
    const shown = await today();
    expect(dayOf(shown, "2026-11-15")).toEqual([]);
    expect(shown.deposits).toMatchObject([{ id, status: "voided" }]);
  });

  test("says who weighed, to everybody else who works there", async () => {
    const { db } = server.database;
    const { id } = await buildUser(db, { firstName: "Amine", lastName: "Kaci" });
    await addMember(db, counter.pointId, id, "collaborator");
    const colleague = await buildSession(db, id);
    await deposit(server.url, { ...counter, operatorToken: colleague });
    expect((await today()).deposits[0]?.weighedBy).toBe("Amine K.");
    expect((await today(colleague)).deposits[0]?.weighedBy).toBeNull();
  });

  test.each([
    [{}, null],
    [{ sun: [["08:00", "12:00"]] }, true],
    [{ sun: [], mon: [["08:00", "12:00"]] }, false],
    [{ mon: [["08:00", "12:00"]] }, false],
  ])("with the hours %j it is open today: %j", async (hours, isOpenToday) => {
    await server.database.db
      .updateTable("points")
      .set({ hours: JSON.stringify(hours), status: "suspended" })
      .where("id", "=", counter.pointId)
      .execute();
    expect(await today()).toMatchObject({ isOpenToday, status: "suspended" });
  });
});

describe("a day by page", () => {
  test("every deposit once, newest first, also those of the same moment", async () => {
    const count = pointDepositsPageSize + 3;
    for (let grams = 1; grams <= count; grams += 1) {
      await deposit(server.url, counter, { grams: 1000 + grams });
    }
    const first = await page();
    expect(first.deposits).toHaveLength(pointDepositsPageSize);
    expect(first.hasMore).toBe(true);
    const last = first.deposits.at(-1);
    const second = await page({ before: last?.at, beforeId: last?.id });
    expect(second.hasMore).toBe(false);
    const all = [...first.deposits, ...second.deposits].map(({ id }) => id);
    expect(new Set(all).size).toBe(count);
    expect(all).toHaveLength(count);
  });

  test("half a place in the list is none", async () => {
    const { status } = await call(server.url, pointDeposits, {
      token: counter.operatorToken,
      params: { id: counter.pointId },
      query: { before: sunday.toISOString() },
    });
    expect(status).toBe(422);
  });
});

test("however many deposits there are, a day is read off the index of its point", async () => {
  const { db } = server.database;
  for (const query of [
    weekOf(db, clock, counter.pointId),
    depositsOfDay(db, clock, counter.pointId, { limit: 5 }),
  ]) {
    // A table this small would be read as a whole: what matters is that the index can serve it.
    const plan = await db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const compiled = query.compile();
      const { rows } = await trx.executeQuery({
        ...compiled,
        sql: `explain (format json) ${compiled.sql}`,
      });
      return JSON.stringify(rows);
    });
    expect(plan).toMatch(/deposits_\d{4}_\d{2}_point_id_created_at_idx/);
    expect(plan).toMatch(/"Index Cond":"\(\(point_id = [^"]*created_at >= /);
    expect(plan).not.toContain('"Seq Scan"');
  }
});
