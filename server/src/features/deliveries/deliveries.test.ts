import { randomUUID } from "node:crypto";
import { showDelivery, showWeighIn, startDelivery, weighIn } from "@app/contract/deliveries";
import type { BodyInput, ResponseOf } from "@app/contract/endpoint";
import { type MyDeposit, showMyDeposit } from "@app/contract/my-deposit";
import { earningsSheet, showEarnings, showRoute } from "@app/contract/transport-jobs";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { smallPhoto } from "../../testing/authorisation-haulage.ts";
import {
  buildDriver,
  buildHaul,
  handedOver,
  type Haul,
  openFacility,
  send,
  violationsIn,
} from "../../testing/haul.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let facilityId: string;
let haul: Haul;
const start = new Date("2026-11-15T10:00:00Z");
let now = start;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => now });
  facilityId = await openFacility(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = start;
  haul = await buildHaul(server, facilityId);
});
afterEach(async () => {
  expect(await violationsIn(server)).toEqual([]);
});

const begin = async (key: string = randomUUID()) => {
  const answer = await send(haul, startDelivery, {
    token: haul.driver.token,
    key,
    body: { facilityId },
  });
  return { ...answer, link: answer.body as ResponseOf<typeof startDelivery> };
};

const good = [
  { material: "pet", receivedGrams: 79_000, refusedGrams: 0, grade: "A" },
  { material: "pehd", receivedGrams: 19_500, refusedGrams: 500, grade: "B" },
] as const;

const receive = (
  token: string,
  changes: Partial<BodyInput<typeof weighIn>> = {},
  key: string = randomUUID(),
) =>
  send(haul, weighIn, {
    key,
    params: { token },
    body: { name: "Nadia", ticket: smallPhoto, items: [...good], ...changes },
  });

const look = (token: string) => send(haul, showWeighIn, { params: { token } });

describe("at the gate", () => {
  test("a link is shown, the facility weighs in without an account, the driver is paid", async () => {
    const { lot } = await handedOver(haul);
    const { status, link } = await begin();
    expect(status).toBe(201);
    expect(link).toMatchObject({
      onBoard: [
        { material: "pet", grams: 80_000, bags: 10 },
        { material: "pehd", grams: 20_000, bags: 3 },
      ],
      facility: { id: facilityId },
      expiresAt: "2026-11-16T10:00:00.000Z",
    });
    expect(Buffer.from(link.token, "base64url")).toHaveLength(32);
    expect((await look(link.token)).body).toMatchObject({
      driver: { name: "Karim M.", plate: "204517-118-16" },
      lots: [{ number: lot?.number, grams: 100_000 }],
      receivedAt: null,
    });
    expect(await receive(link.token)).toMatchObject({ status: 201, body: { differing: [] } });
    const { body } = await send(haul, showDelivery, {
      token: haul.driver.token,
      params: { id: link.id },
    });
    const { pay_centimes: pay } = await server.database.db
      .selectFrom("pickups")
      .select("pay_centimes")
      .where("transporter_id", "=", haul.driver.id)
      .executeTakeFirstOrThrow();
    expect(body).toMatchObject({
      receivedAt: start.toISOString(),
      earnedCentimes: pay,
      items: [{ expectedGrams: 80_000, receivedGrams: 79_000, grade: "A" }, { grade: "B" }],
    });
    expect((await look(link.token)).body).toMatchObject({ receivedAt: start.toISOString() });
  });

  test("asked again under the same key it is the same link; a new one ends the old", async () => {
    await handedOver(haul);
    const key = randomUUID();
    const [first, again] = [await begin(key), await begin(key)];
    expect(again.link).toEqual(first.link);
    now = new Date("2026-11-15T10:05:00Z");
    const next = await begin();
    expect((await look(first.link.token)).body).toMatchObject({ error: "link_dead" });
    expect((await receive(first.link.token)).status).toBe(410);
    expect((await receive(next.link.token)).status).toBe(201);
  });

  test("an empty van has nothing to show, and a link is no other driver's", async () => {
    expect((await begin()).body).toMatchObject({ error: "nothing_on_board" });
    await handedOver(haul);
    const { link } = await begin();
    const { token } = await buildDriver(server);
    expect((await send(haul, showDelivery, { token, params: { id: link.id } })).status).toBe(404);
  });
});

describe("weighing in", () => {
  test("works once; the same sent again is the same", async () => {
    await handedOver(haul);
    const { link } = await begin();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => receive(link.token, {}, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await receive(link.token)).body).toMatchObject({ error: "link_dead" });
  });

  test("too late: the link is dead, and the driver shows another", async () => {
    await handedOver(haul);
    const { link } = await begin();
    now = new Date("2026-11-16T10:00:01Z");
    expect((await look(link.token)).status).toBe(410);
    expect((await receive(link.token)).status).toBe(410);
    now = new Date("2026-11-16T09:00:00Z");
    expect((await receive((await begin()).link.token)).status).toBe(201);
  });

  test("every material on board is weighed, and nothing else", async () => {
    await handedOver(haul);
    const { link } = await begin();
    const [pet] = good;
    expect((await receive(link.token, { items: [pet] })).body).toMatchObject({
      error: "materials_differ",
    });
    const aluminium = { ...pet, material: "aluminium" } as const;
    expect((await receive(link.token, { items: [...good, aluminium] })).status).toBe(422);
    expect((await receive(link.token, { ticket: "AAAA" })).body).toMatchObject({
      error: "not_a_picture",
    });
  });

  test("more than three in a hundred off: said at once, blocked from claims, and a task", async () => {
    await handedOver(haul);
    const { link } = await begin();
    const items = [{ ...good[0], receivedGrams: 76_000 }, good[1]];
    expect((await receive(link.token, { items })).body).toEqual({ differing: ["pet"] });
    const claimable = await sql<{ material: string }>`select material from claimable_lots
      where point_id = ${haul.counter.pointId}`.execute(server.database.db);
    expect(claimable.rows).toEqual([{ material: "pehd" }]);
    const tasks = await sql`select from tasks where kind = 'receipt_differs'
      and subject_id = ${link.id}`.execute(server.database.db);
    expect(tasks.rows).toHaveLength(1);
  });

  test("links cannot be tried", async () => {
    const headers = { "x-forwarded-for": "10.9.8.7" };
    const guess = () => send(haul, showWeighIn, { params: { token: "x".repeat(43) }, headers });
    const statuses = [];
    for (let tries = 0; tries < 31; tries++) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array(30).fill(410), 429]);
  });
});

describe("afterwards", () => {
  test("the citizen sees where the deposit went, from the shop to the factory", async () => {
    const { lot } = await handedOver(haul);
    const { link } = await begin();
    await receive(link.token);
    const { body } = await send(haul, showMyDeposit, {
      token: haul.counter.citizenToken,
      params: { number: 1 },
    });
    const at = start.toISOString();
    expect((body as MyDeposit).fate).toEqual([
      { step: "weighed", at },
      { step: "handed_over", at, lot: lot?.number },
      {
        step: "received",
        at,
        lot: lot?.number,
        facility: { en: "Rouïba Centre", fr: "Centre de Rouïba", ar: "مركز الرويبة" },
        grade: "A",
      },
    ]);
  });

  test("the driver's day: what is on board, then what was earned", async () => {
    const { id, lot } = await handedOver(haul);
    const route = async () => {
      const { body } = await send(haul, showRoute, { token: haul.driver.token });
      return body as ResponseOf<typeof showRoute>;
    };
    expect(await route()).toMatchObject({
      day: "2026-11-15",
      van: { plate: "204517-118-16" },
      onBoard: [
        { material: "pet", grams: 80_000 },
        { material: "pehd", grams: 20_000 },
      ],
      lots: [{ number: lot?.number, grams: 100_000 }],
      stops: [{ kind: "facility", grams: 100_000 }],
      done: [{ id }],
      earnedCentimes: 0,
    });
    await receive((await begin()).link.token);
    const { onBoard, stops, earnedCentimes } = await route();
    expect([onBoard, stops]).toEqual([[], []]);
    expect(earnedCentimes).toBeGreaterThan(0);
    const { body } = await send(haul, showEarnings, { token: haul.driver.token });
    expect(body).toMatchObject({
      month: "2026-11",
      centimes: earnedCentimes,
      thisWeekCentimes: earnedCentimes,
      payments: [{ lot: lot?.number, grams: 100_000, centimes: earnedCentimes }],
    });
    const before = await send(haul, showEarnings, {
      token: haul.driver.token,
      query: { month: "2026-10" },
    });
    expect(before.body).toMatchObject({ centimes: 0, payments: [] });
  });

  test("earnings are a sheet: PDF in three languages, CSV that adds up", async () => {
    await handedOver(haul);
    await receive((await begin()).link.token);
    for (const locale of ["en", "fr", "ar"]) {
      const answer = await send(haul, earningsSheet, {
        token: haul.driver.token,
        headers: { accept: "application/pdf", "x-locale": locale },
      });
      expect([locale, answer.status]).toEqual([locale, 200]);
      expect(String(answer.body).slice(0, 5)).toBe("%PDF-");
    }
    const csv = await send(haul, earningsSheet, {
      token: haul.driver.token,
      headers: { accept: "text/csv", "x-locale": "fr" },
    });
    expect(String(csv.body)).toMatch(/"A-\d+";".*";100,00;/);
  });
});
