import { randomUUID } from "node:crypto";
import { declareDeposit } from "@app/contract/declarations";
import { openDispute } from "@app/contract/deposit-changes";
import { startDelivery, weighIn } from "@app/contract/deliveries";
import type { ResponseOf } from "@app/contract/endpoint";
import { firstLimits, type LimitName, showLimits } from "@app/contract/limits";
import { setLimit } from "@app/contract/numbers";
import { type MyDeposit, showMyDeposit } from "@app/contract/my-deposit";
import * as session from "@app/contract/session";
import { buildReward } from "@app/database/testing/build-reward";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { ask, buildHaul, handedOver, openFacility, send } from "../../testing/haul.ts";
import { buildBuyer, redeem } from "../../testing/market.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let counter: Counter;
let token: string;
let facilityId: string;
/** Eleven in the morning in Algiers; the number below begins with the next day there. */
const before = new Date("2026-11-15T10:00:00Z");
const after = new Date("2026-11-15T23:00:01Z");
let moment = before;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => moment });
  facilityId = await openFacility(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  moment = before;
  const { db, ownerUrl } = server.database;
  counter = await buildCounter(db);
  await db.updateTable("points").set({ accepts_bags_left: true }).execute();
  const admin = await buildUser(db);
  await makeAdmin(ownerUrl, admin.id);
  token = await buildSession(db, admin.id, { isStrong: true });
});

const set = async (name: LimitName, value: number): Promise<void> => {
  const body = { value, day: "2026-11-16", reason: "Agreed with the points" };
  const { status } = await call(server.url, setLimit, { token, params: { name }, body });
  expect(status).toBe(200);
};

/** What a test begins in the morning goes on the next day: everybody has signed in again. */
const tomorrow = async (): Promise<void> => {
  moment = after;
  await sql`update sessions set access_expires_at = '2027-01-01'`.execute(server.database.db);
};

const declare = (grams = 1000) =>
  call(server.url, declareDeposit, {
    token: counter.citizenToken,
    key: randomUUID(),
    body: { pointId: counter.pointId, material: "pet", grams },
  });

const daysUntil = (expiresAt: string): number =>
  (Date.parse(expiresAt) - moment.getTime()) / 86_400_000;

test("phones get the numbers in force, from their day on", async () => {
  const shown = async () => {
    const { body } = await call(server.url, showLimits);
    return (body as ResponseOf<typeof showLimits>).limits;
  };
  expect(await shown()).toEqual(firstLimits);
  await set("ask_above_grams", 12_000);
  await set("almost_full_percent", 90);
  expect(await shown()).toEqual(firstLimits);
  await tomorrow();
  expect(await shown()).toEqual({
    ...firstLimits,
    ask_above_grams: 12_000,
    almost_full_percent: 90,
  });
});

test("declaration_grams: a heavier bag may be left from the day on", async () => {
  await set("declaration_grams", 12_000);
  expect([(await declare(10_000)).status, (await declare(12_000)).status]).toEqual([201, 422]);
  await tomorrow();
  expect([(await declare(12_000)).status, (await declare(12_001)).status]).toEqual([201, 422]);
});

test("declaration_open: as many bags may wait as the day allows", async () => {
  await set("declaration_open", 4);
  for (const status of [201, 201, 201, 409]) expect((await declare()).status).toBe(status);
  await tomorrow();
  for (const status of [201, 409]) expect((await declare()).status).toBe(status);
});

test("declaration_days: a bag keeps the days it was promised", async () => {
  await set("declaration_days", 10);
  const first = (await declare()).body as ResponseOf<typeof declareDeposit>;
  expect(daysUntil(first.expiresAt)).toBe(7);
  await tomorrow();
  const second = (await declare()).body as ResponseOf<typeof declareDeposit>;
  expect(daysUntil(second.expiresAt)).toBe(10);
  const { rows } = await sql<{ days: number }>`
    select distinct extract(day from expires_at - deposit_created_at)::int as days from declarations
    where citizen_id = ${counter.citizen.id} order by days`.execute(server.database.db);
  expect(rows).toEqual([{ days: 7 }, { days: 10 }]);
});

test("dispute_days: a deposit is disputed by the number of its own day", async () => {
  await set("dispute_days", 2);
  const disputed = async (number: number) => {
    const { citizenToken } = counter;
    await sql`update sessions set access_expires_at = '2027-01-01'`.execute(server.database.db);
    const { body } = await call(server.url, showMyDeposit, {
      token: citizenToken,
      params: { number },
    });
    const { status } = await call(server.url, openDispute, {
      token: citizenToken,
      key: randomUUID(),
      params: { number },
      body: { reason: "weight", note: "" },
    });
    return { until: (body as MyDeposit).disputableUntil, status };
  };
  await deposit(server.url, counter);
  await tomorrow();
  await deposit(server.url, counter);
  moment = new Date("2026-11-19T09:00:00Z");
  expect(await disputed(1)).toEqual({ until: "2026-11-22T10:00:00.000Z", status: 201 });
  expect(await disputed(2)).toEqual({ until: "2026-11-17T23:00:01.000Z", status: 410 });
});

test("voucher_days: a voucher keeps the days it was given with", async () => {
  const buyer = await buildBuyer(server);
  const reward = await buildReward(server.database.db);
  const days = async () => {
    const { body } = await redeem(server, buyer, reward);
    const row = await server.database.db
      .selectFrom("vouchers")
      .select("expires_at")
      .where("id", "=", (body as { id: string }).id)
      .executeTakeFirstOrThrow();
    return daysUntil(row.expires_at.toISOString());
  };
  await set("voucher_days", 60);
  expect(await days()).toBe(30);
  await tomorrow();
  expect(await days()).toBe(60);
});

test("van_grams: less is worth a van from the day on", async () => {
  const haul = await buildHaul(server, facilityId);
  const little = { items: [{ material: "pehd" as const, bags: 3, grams: 20_000 }] };
  await set("van_grams", 20_000);
  expect((await ask(haul, little)).status).toBe(409);
  await tomorrow();
  expect((await ask(haul, little)).status).toBe(201);
});

test("facility_tolerance_percent: a scale further off is looked at from the day on", async () => {
  await set("facility_tolerance_percent", 10);
  const differing = async () => {
    const haul = await buildHaul(server, facilityId);
    await handedOver(haul);
    const { status, body } = await send(haul, startDelivery, {
      token: haul.driver.token,
      body: { facilityId },
    });
    expect([status, body]).toEqual([201, body]);
    const link = body as ResponseOf<typeof startDelivery>;
    const answer = await send(haul, weighIn, {
      params: { token: link.token },
      body: {
        items: [
          { material: "pet", receivedGrams: 75_000, refusedGrams: 0, grade: "A" },
          { material: "pehd", receivedGrams: 20_000, refusedGrams: 0, grade: "A" },
        ],
        name: "Karim",
        ticket: null,
      },
    });
    expect([answer.status, answer.body]).toEqual([201, answer.body]);
    const tasks = await server.database.db
      .selectFrom("tasks")
      .select("id")
      .where("subject_id", "=", link.id)
      .execute();
    const { differing: materials } = answer.body as ResponseOf<typeof weighIn>;
    return { materials, tasks: tasks.length };
  };
  expect(await differing()).toEqual({ materials: ["pet"], tasks: 1 });
  await tomorrow();
  expect(await differing()).toEqual({ materials: [], tasks: 0 });
});

test("code_tries and code_hour: codes are dealt out by the numbers of the day", async () => {
  await set("code_tries", 3);
  await set("code_hour", 1);
  const askCode = async (phone: string) => {
    await buildUser(server.database.db, { phone });
    const { body, status } = await call(server.url, session.askLoginCode, {
      body: { login: phone },
    });
    expect(status).toBe(202);
    const { tries_left: tries } = await server.database.db
      .selectFrom("codes")
      .select("tries_left")
      .where("id", "=", (body as { id: string }).id)
      .executeTakeFirstOrThrow();
    moment = new Date(moment.getTime() + 61_000);
    const again = await call(server.url, session.askLoginCode, { body: { login: phone } });
    return { tries, again: again.status };
  };
  expect(await askCode("+213770123001")).toEqual({ tries: 5, again: 202 });
  moment = after;
  expect(await askCode("+213770456001")).toEqual({ tries: 3, again: 429 });
});
