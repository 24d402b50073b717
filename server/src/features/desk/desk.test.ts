import { randomUUID } from "node:crypto";
import { voidDeposit } from "@app/contract/deposit-changes";
import type { RecordedDeposit } from "@app/contract/deposits";
import { deskDepositsSheet, listDeskDeposits, showDeskDeposit } from "@app/contract/desk-deposits";
import { listDeskLots, showDeskLot } from "@app/contract/desk-lots";
import { showDeskOverview } from "@app/contract/desk-overview";
import { listDeskPickups } from "@app/contract/desk-pickups";
import { listDeskPoints, pausePoint, showDeskPoint } from "@app/contract/desk-points";
import { listNotifications } from "@app/contract/notifications";
import { holdDeposit } from "@app/contract/signals";
import { buildPoint, buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { meetAt } from "@app/database/testing/meet-at";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { buildHaul, handedOver, openFacility } from "../../testing/haul.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { addToDay, takeFromDay } from "./count-day.ts";

let server: TestServer;
let token: string;
const moment = new Date("2026-11-15T10:00:00Z");

beforeAll(async () => {
  server = await startTestServer({ fixed: () => moment });
  const { db, ownerUrl } = server.database;
  const admin = await buildUser(db);
  await makeAdmin(ownerUrl, admin.id);
  token = await buildSession(db, admin.id, { isStrong: true });
});
afterAll(() => server.stop());

const db = () => server.database.db;

const weigh = async (counter: Counter, changes: Parameters<typeof deposit>[2] = {}) => {
  const { status, body } = await deposit(server.url, counter, changes);
  expect(status).toBe(201);
  return body as RecordedDeposit;
};

type DepositQuery = Parameters<typeof call<typeof listDeskDeposits>>[2] extends infer O
  ? NonNullable<NonNullable<O> extends { query?: infer Q } ? Q : never>
  : never;

const deposits = async (query: DepositQuery) => {
  const { status, body } = await call(server.url, listDeskDeposits, { token, query });
  expect(status).toBe(200);
  return listDeskDeposits.response.parse(body);
};

const everyId = async (query: DepositQuery): Promise<string[]> => {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const page = await deposits({ ...query, ...(after ? { after } : {}) });
    ids.push(...page.deposits.map(({ id }) => id));
    after = page.next;
  } while (after);
  return ids;
};

describe("deposits", () => {
  test("pages follow each other without a gap, whatever narrows them", async () => {
    const counter = await buildCounter(db(), { communeCode: 1601 });
    const made: string[] = [];
    for (let n = 0; n < 55; n += 1) made.push((await weigh(counter)).id);
    // One that was noticed by a rule, one that is heavy, one that was undone.
    await sql`insert into deposit_signals (deposit_id, rule, score, detail, point_id, citizen_id, created_at)
      select id::uuid, 'night', 15, '{}', ${counter.pointId}, ${counter.citizen.id},
        '2026-11-15T10:00:00Z'::timestamptz + n * interval '1 second'
      from unnest(${made}::text[]) with ordinality u (id, n)`.execute(db());
    const all = await everyId({ point: counter.pointId });
    expect(new Set(all).size).toBe(55);
    expect([...all].sort()).toEqual([...made].sort());
    expect(await everyId({ wilaya: 16, point: counter.pointId })).toEqual(all);
    expect((await everyId({ wilaya: 16 })).filter((id) => made.includes(id))).toEqual(all);
    expect(await everyId({ wilaya: 31 })).toEqual([]);
    // As they were noticed: the last one first.
    expect(await everyId({ flag: "night", point: counter.pointId })).toEqual([...made].reverse());
  });

  test("a flag, a material and a state narrow them, and a row says what was noticed", async () => {
    const counter = await buildCounter(db(), { communeCode: 1601 });
    const { id: heavy } = await weigh(counter, { grams: 15_001 });
    const { id: can } = await weigh(counter, { material: "aluminium", grams: 15_000 });
    const point = counter.pointId;
    expect(await everyId({ point, flag: "heavy" })).toEqual([heavy]);
    expect(await everyId({ point, material: "aluminium" })).toEqual([can]);
    await call(server.url, voidDeposit, {
      token: counter.operatorToken,
      key: randomUUID(),
      params: { id: can },
      body: { afterSeconds: 5 },
    });
    expect(await everyId({ point, status: "voided" })).toEqual([can]);
    expect(await everyId({ point, status: "confirmed" })).toEqual([heavy]);
    const [row] = (await deposits({ point, flag: "heavy" })).deposits;
    expect(row).toMatchObject({ grams: 15_001, flags: ["heavy"], identifiedBy: "typed_code" });
  });

  test("what is out of the ordinary is found along an index of its own", async () => {
    const walks = async (where: string) =>
      db()
        .transaction()
        .execute(async (trx) => {
          await sql`set local enable_seqscan = off`.execute(trx);
          await sql`set local enable_sort = off`.execute(trx);
          const { rows } = await sql<{ "QUERY PLAN": string }>`explain select d.id from deposits d
            where ${sql.raw(where)} order by d.created_at desc, d.id desc limit 51`.execute(trx);
          return rows.map((row) => row["QUERY PLAN"]).join("\n");
        });
    expect(await walks("d.grams > 15000")).not.toContain("Filter: (grams");
    expect(await walks("d.status <> 'confirmed'")).not.toContain("Filter: (status");
    // Without an index of its own each row is looked at.
    expect(await walks("d.grams > 14999")).toContain("Filter: (grams");
  });

  test("one with its evidence may be held once", async () => {
    const counter = await buildCounter(db());
    await weigh(counter, { grams: 2000 });
    await weigh(counter, { grams: 3000 });
    const { id } = await weigh(counter, { grams: 9000 });
    const show = async () => {
      const { body } = await call(server.url, showDeskDeposit, { token, params: { id } });
      return showDeskDeposit.response.parse(body);
    };
    const before = await show();
    expect(before).toMatchObject({ canHold: true, pair: { week: 3, recent: 3 }, dispute: null });
    expect([2000, 3000]).toContain(before.usualGrams);
    expect(before.citizen.code).toBe(counter.citizen.code);
    const held = await call(server.url, holdDeposit, {
      token,
      key: randomUUID(),
      params: { id },
      body: { note: "Three times the usual weight" },
    });
    expect(held.status).toBe(201);
    expect(await show()).toMatchObject({ canHold: false, dispute: { reason: "review" } });
  });

  test("the sheet has nobody's name and no formula", async () => {
    const counter = await buildCounter(db(), { name: { en: "=1+1" } });
    await weigh(counter);
    const answer = await fetch(`${server.url}${deskDepositsSheet.path}?point=${counter.pointId}`, {
      headers: { authorization: `Bearer ${token}`, accept: "text/csv" },
    });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain(`"'=1+1"`);
    expect(text).not.toContain(counter.citizen.code);
    expect(text.trim().split("\r\n")).toHaveLength(2);
  });
});

const overview = async () => {
  const { body } = await call(server.url, showDeskOverview, { token });
  return showDeskOverview.response.parse(body);
};

describe("the dashboard", () => {
  test("today grows with what is weighed, and what was undone does not count, in any order", async () => {
    const counter = await buildCounter(db());
    const [first, second] = [await weigh(counter, { grams: 2000 }), await weigh(counter)];
    const before = await overview();
    const heard = ({ id, grams }: RecordedDeposit) => ({
      id: randomUUID(),
      traceId: "trace",
      payload: {
        depositId: id,
        citizenId: counter.citizen.id,
        pointId: counter.pointId,
        material: "pet" as const,
        grams,
        stars: 0,
        tokens: 0,
        isWaiting: false,
        balance: 0,
        number: 1,
      },
    });
    await db()
      .transaction()
      .execute(async (trx) => {
        await takeFromDay(trx, [heard(second)]);
        await addToDay(trx, [heard(first), heard(second)]);
      });
    const after = await overview();
    expect(after.today.deposits - before.today.deposits).toBe(1);
    expect(after.today.grams - before.today.grams).toBe(2000);
    expect(after.yesterday).toEqual(before.yesterday);
    expect(after.feed[0]?.point?.id).toBe(counter.pointId);
    expect(after.feed.length).toBeLessThanOrEqual(20);
  });

  test("tasks by when they are due, and what is stuck", async () => {
    const before = await overview();
    const open = (kind: string, dueAt: string) =>
      db()
        .insertInto("tasks")
        .values({
          id: randomUUID(),
          kind,
          subject_id: randomUUID(),
          data: "{}",
          created_at: moment,
          due_at: dueAt,
        })
        .execute();
    await open("dispute", "2026-11-15T09:00:00Z");
    await open("dispute", "2026-11-15T22:59:00Z");
    // Midnight of the country is an hour before that of Greenwich.
    await open("pickup_without_taker", "2026-11-15T23:00:00Z");
    const actor = await buildUser(db());
    await db()
      .insertInto("device_counts")
      .values(
        [1, 3].map((days) => ({
          device_id: randomUUID(),
          actor_id: actor.id,
          highest_number: 4,
          still_waiting: 1,
          heard_at: new Date(moment.getTime() - days * 86_400_000),
        })),
      )
      .execute();
    const { tasks, stuck } = await overview();
    expect(tasks.late - before.tasks.late).toBe(1);
    expect(tasks.today - before.tasks.today).toBe(1);
    expect(tasks.later - before.tasks.later).toBe(1);
    expect(stuck.withoutTaker - before.stuck.withoutTaker).toBe(1);
    expect(stuck.silentDevices - before.stuck.silentDevices).toBe(1);
  });
});

describe("lots and pick-ups", () => {
  test("a lot is on board, then late, then received; beyond the tolerance somebody explains", async () => {
    const haul = await buildHaul(server, await openFacility(server));
    const { id: pickupId, lot } = await handedOver(haul);
    const lots = async (state?: "on_board" | "overdue" | "over_tolerance") => {
      const query = state ? { state } : {};
      const { body } = await call(server.url, listDeskLots, { token, query });
      return listDeskLots.response.parse(body).lots.map(({ number }) => number);
    };
    expect(await lots()).toContain(lot?.number);
    expect(await lots("on_board")).toContain(lot?.number);
    expect(await lots("overdue")).not.toContain(lot?.number);
    expect(await lots("over_tolerance")).not.toContain(lot?.number);
    const found = await db()
      .selectFrom("lots")
      .select("id")
      .where("pickup_id", "=", pickupId)
      .executeTakeFirstOrThrow();
    const { body } = await call(server.url, showDeskLot, { token, params: found });
    const shown = showDeskLot.response.parse(body);
    expect(shown.lot).toMatchObject({
      signedGrams: 100_000,
      receivedGrams: null,
      state: "on_board",
    });
    expect(shown.materials.map(({ material }) => material)).toEqual(["pet", "pehd"]);
    expect(shown.events.map(({ kind }) => kind)).toEqual(["lot_handed_over"]);
    const listed = await call(server.url, listDeskPickups, {
      token,
      query: { status: "handed_over" },
    });
    const [first] = listDeskPickups.response.parse(listed.body).pickups;
    expect(first).toMatchObject({ id: pickupId, lot: lot?.number, grams: 100_000 });
  });
});

describe("points", () => {
  const move = (id: string, isPaused: boolean, key: string = randomUUID()) =>
    call(server.url, pausePoint, {
      token,
      key,
      params: { id },
      body: { isPaused, note: "The scale is broken" },
    });

  test("a paused point takes nothing, those who work there know why, and it opens again", async () => {
    const counter = await buildCounter(db());
    const id = counter.pointId;
    const key = randomUUID();
    expect((await move(id, false)).status).toBe(409);
    expect((await move(id, true, key)).status).toBe(200);
    expect((await move(id, true, key)).status).toBe(200);
    expect((await move(id, true)).status).toBe(409);
    expect((await deposit(server.url, counter)).status).toBe(423);
    const { body } = await call(server.url, listNotifications, { token: counter.operatorToken });
    expect(listNotifications.response.parse(body).notifications).toMatchObject([
      { kind: "point_paused", data: { note: "The scale is broken" } },
    ]);
    expect((await move(id, false)).status).toBe(200);
    expect((await deposit(server.url, counter)).status).toBe(201);
    const shown = await call(server.url, showDeskPoint, { token, params: { id } });
    expect(showDeskPoint.response.parse(shown.body).point).toMatchObject({
      status: "active",
      stockGrams: 3400,
      lastDepositAt: moment.toISOString(),
    });
  });

  test("the bins of an office are none of the points", async () => {
    const { id } = await buildPoint(db(), { name: { en: "Aardvark & Sons, Headquarters" } });
    await db().updateTable("points").set({ status: "private" }).where("id", "=", id).execute();
    const { status, body } = await call(server.url, listDeskPoints, { token });
    expect(status).toBe(200);
    expect(listDeskPoints.response.parse(body).points.map((point) => point.id)).not.toContain(id);
    expect((await call(server.url, showDeskPoint, { token, params: { id } })).status).toBe(404);
    expect((await move(id, true)).status).toBe(404);
  });

  test("of three who decide at once, one does", async () => {
    const { id } = await buildPoint(db());
    const door = sql`select from points where id = ${id} for no key update`;
    const statuses = await meetAt(
      db(),
      door,
      Array.from({ length: 3 }, () => () => move(id, true)),
    );
    expect(statuses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test("all of them by name, page after page", async () => {
    for (let n = 0; n < 52; n += 1) {
      await buildPoint(db(), {
        name: { en: `Point ${String(n).padStart(2, "0")}` },
        communeCode: 3101,
      });
    }
    const names: string[] = [];
    let after: string | null = null;
    do {
      const query: { wilaya: number; after?: string } = { wilaya: 31, ...(after ? { after } : {}) };
      const { body } = await call(server.url, listDeskPoints, { token, query });
      const page = listDeskPoints.response.parse(body);
      names.push(...page.points.map(({ name }) => name.en));
      after = page.next;
    } while (after);
    expect(names).toEqual(
      Array.from({ length: 52 }, (_, n) => `Point ${String(n).padStart(2, "0")}`),
    );
  });
});
