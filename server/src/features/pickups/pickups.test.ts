import { randomUUID } from "node:crypto";
import type { ResponseOf } from "@app/contract/endpoint";
import {
  answerProposal,
  askForVan,
  cancelPickup,
  choosePin,
  listPickups,
  pickupMoved,
  pickupRequested,
  showPickup,
} from "@app/contract/pickups";
import { proposeWindow, startWay } from "@app/contract/transport-jobs";
import { addMember, buildSession, buildUser } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  accept,
  acceptedPickup,
  ask,
  buildDriver,
  buildHaul,
  everything,
  type Haul,
  mondayMorning,
  openFacility,
  pickupIn,
  send,
} from "../../testing/haul.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let facilityId: string;
let haul: Haul;
/** A Sunday, an hour later in Algiers. */
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

const list = async (token = haul.counter.operatorToken, before?: string) => {
  const query = before === undefined ? {} : { before };
  const params = { id: haul.counter.pointId };
  const answer = await send(haul, listPickups, { token, params, query });
  return answer.body as ResponseOf<typeof listPickups>;
};

const show = (id: string, token: string) => send(haul, showPickup, { token, params: { id } });

const colleague = async (): Promise<string> => {
  const { db } = server.database;
  const { id } = await buildUser(db);
  await addMember(db, haul.counter.pointId, id, "collaborator");
  return buildSession(db, id);
};

const cancel = (id: string, token: string, reason = "") =>
  send(haul, cancelPickup, { token, params: { id }, body: { reason } });

const newsOf = async (event: { name: string }, pickupId: string) => {
  const { rows } = await sql<{
    subject: string;
    payload: unknown;
  }>`select subject, payload from outbox
    where starts_with(subject, ${event.name}) and payload ->> 'pickupId' = ${pickupId}
    order by created_at, id`.execute(server.database.db);
  return rows;
};

describe("a point asks for a van", () => {
  test("what lies there, when, and to the nearest facility; the pay is fixed", async () => {
    const answer = await ask(haul);
    expect(answer.status).toBe(201);
    const pickup = pickupIn(answer);
    expect(pickup).toMatchObject({
      status: "requested",
      origin: "by_hand",
      window: mondayMorning,
      items: everything,
      accessNote: "Ring twice",
      createdAt: start.toISOString(),
      driver: null,
      proposed: null,
      facility: { id: facilityId, name: { en: "Rouïba Centre" } },
      signed: [],
      lot: null,
    });
    const row = await server.database.db
      .selectFrom("pickups")
      .select(["meters", "pay_centimes"])
      .where("id", "=", pickup.id)
      .executeTakeFirstOrThrow();
    // From 3.06 to 3.28 degrees east, about 19.6 km, by road about 27.6.
    expect(row.meters).toBeGreaterThan(27_000);
    expect(row.meters).toBeLessThan(28_500);
    expect(row.pay_centimes).toBe(50_000 + Math.round(row.meters * 3) + 20_000);
    expect(await newsOf(pickupRequested, pickup.id)).toMatchObject([
      { subject: `pickup.requested.${haul.counter.operatorId}` },
    ]);
    expect((await list()).coming?.id).toBe(pickup.id);
  });

  test("sent three times at once it is one; the key with another request is refused", async () => {
    const key = randomUUID();
    const body = { items: [...everything], window: mondayMorning, accessNote: "" };
    const options = {
      key,
      token: haul.counter.operatorToken,
      params: { id: haul.counter.pointId },
    };
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(haul, askForVan, { ...options, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => pickupIn(answer).id)).size).toBe(1);
    const other = await send(haul, askForVan, { ...options, body: { ...body, accessNote: "x" } });
    expect(other).toMatchObject({ status: 422, body: { error: "idempotency_key_reused" } });
  });

  test("one van at a time, also when two ask at once", async () => {
    const answers = await Promise.all([ask(haul), ask(haul, {}, await colleague())]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await ask(haul)).toMatchObject({ status: 409, body: { error: "van_coming" } });
  });

  test.each([
    ["too_little", 409, { items: [{ material: "pet", bags: 6, grams: 49_999 }] }],
    ["stock_gone", 409, { items: [{ material: "pet", bags: 9, grams: 80_001 }] }],
    ["stock_gone", 409, { items: [{ material: "aluminium", bags: 9, grams: 60_000 }] }],
    [
      "invalid_request",
      422,
      // A Friday.
      { window: { from: "2026-11-20T07:00:00.000Z", to: "2026-11-20T11:00:00.000Z" } },
    ],
    [
      "invalid_request",
      422,
      // This morning.
      { window: { from: "2026-11-15T07:00:00.000Z", to: "2026-11-15T11:00:00.000Z" } },
    ],
  ] as const)("%s %i", async (error, status, changes) => {
    const copy = structuredClone(changes) as Parameters<typeof ask>[1];
    expect(await ask(haul, copy)).toMatchObject({ status, body: { error } });
    expect((await list()).coming).toBeNull();
  });

  test("a point that is suspended does not", async () => {
    await server.database.db
      .updateTable("points")
      .set({ status: "suspended" })
      .where("id", "=", haul.counter.pointId)
      .execute();
    expect((await ask(haul)).status).toBe(423);
  });

  test("it sees its windows and its past, newest first, and nobody else's", async () => {
    const first = pickupIn(await ask(haul));
    await cancel(first.id, haul.counter.operatorToken);
    now = new Date(start.getTime() + 1000);
    const second = pickupIn(await ask(haul));
    await cancel(second.id, haul.counter.operatorToken);
    const { coming, past, windows, hasMore, hasPin } = await list(await colleague());
    expect([coming, hasMore, hasPin]).toEqual([null, false, false]);
    expect(past.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await list(undefined, second.id)).past.map(({ id }) => id)).toEqual([first.id]);
    expect(windows).toHaveLength(9);
    const other = await buildHaul(server, facilityId);
    const params = { id: haul.counter.pointId };
    const answer = await send(haul, listPickups, { token: other.counter.operatorToken, params });
    expect(answer.status).toBe(404);
  });
});

describe("who sees a pick-up", () => {
  test("the point, and a driver from the moment it is theirs", async () => {
    const { id } = pickupIn(await ask(haul));
    expect((await show(id, haul.driver.token)).status).toBe(404);
    await accept(haul, id);
    expect(await show(id, haul.driver.token)).toMatchObject({
      status: 200,
      body: {
        side: "driver",
        pickup: { status: "accepted", driver: { name: "Karim M.", plate: "204517-118-16" } },
        point: { address: { fr: "12, rue Didouche Mourad" }, hasPin: false },
      },
    });
    expect((await show(id, await colleague())).body).toMatchObject({ side: "point" });
    expect((await show(id, (await buildDriver(server)).token)).status).toBe(404);
    expect((await show(id, haul.counter.citizenToken)).status).toBe(404);
  });
});

describe("cancelling", () => {
  test("the point until the van is on its way", async () => {
    const { id } = await acceptedPickup(haul);
    expect(pickupIn(await cancel(id, haul.counter.operatorToken)).status).toBe("cancelled");
    const next = await acceptedPickup(haul);
    const way = { token: haul.driver.token, params: { id: next.id } };
    expect(pickupIn(await send(haul, startWay, way)).status).toBe("on_the_way");
    const late = await cancel(next.id, haul.counter.operatorToken);
    expect(late).toMatchObject({ status: 409, body: { error: "pickup_settled" } });
  });

  test("a driver gives it back for others, and is not asked why twelve hours ahead", async () => {
    const { id } = await acceptedPickup(haul);
    expect(await cancel(id, haul.driver.token)).toMatchObject({
      status: 200,
      body: { pickup: null },
    });
    expect((await list()).coming).toMatchObject({
      id,
      status: "requested",
      driver: null,
      window: mondayMorning,
    });
    expect((await show(id, haul.driver.token)).status).toBe(404);
    expect((await newsOf(pickupMoved, id)).at(-1)?.payload).toMatchObject({
      kind: "given_back",
      transporterId: haul.driver.id,
    });
    expect((await accept(haul, id, await buildDriver(server))).status).toBe(200);
  });

  test("later they say why", async () => {
    const { id } = await acceptedPickup(haul);
    now = new Date("2026-11-15T19:30:00Z");
    expect((await cancel(id, haul.driver.token, "  ")).body).toMatchObject({
      error: "reason_needed",
    });
    expect((await cancel(id, haul.driver.token, "The van broke down")).status).toBe(200);
  });

  test("given back after its time began, it is asked for at the next one", async () => {
    const { id } = await acceptedPickup(haul);
    now = new Date("2026-11-16T07:30:00Z");
    expect((await cancel(id, haul.driver.token, "The van broke down")).status).toBe(200);
    expect((await list()).coming?.window).toEqual({
      from: "2026-11-16T12:00:00.000Z",
      to: "2026-11-16T16:00:00.000Z",
    });
  });

  test("it is nobody else's to cancel", async () => {
    const { id } = await acceptedPickup(haul);
    expect((await cancel(id, (await buildDriver(server)).token)).status).toBe(404);
    expect((await cancel(id, haul.counter.citizenToken)).status).toBe(404);
  });
});

describe("another time", () => {
  const window = { from: "2026-11-17T08:00:00.000Z", to: "2026-11-17T10:00:00.000Z" };
  const propose = (id: string) =>
    send(haul, proposeWindow, { token: haul.driver.token, params: { id }, body: { window } });
  const answer = (id: string, isAccepted: boolean, token = haul.counter.operatorToken) =>
    send(haul, answerProposal, { token, params: { id }, body: { isAccepted } });

  test("is proposed once, and holds when the point says yes", async () => {
    const { id } = await acceptedPickup(haul);
    expect(pickupIn(await propose(id))).toMatchObject({ window: mondayMorning, proposed: window });
    expect((await answer(id, true, haul.driver.token)).status).toBe(403);
    expect(pickupIn(await answer(id, true))).toMatchObject({ window, proposed: null });
    expect((await propose(id)).body).toMatchObject({ error: "proposed_already" });
    expect((await answer(id, true)).body).toMatchObject({ error: "pickup_settled" });
  });

  test("no leaves the first one", async () => {
    const { id } = await acceptedPickup(haul);
    await propose(id);
    expect(pickupIn(await answer(id, false))).toMatchObject({
      status: "accepted",
      window: mondayMorning,
      proposed: null,
    });
  });
});

describe("the four digits", () => {
  const choose = (token: string, pin = "2468") =>
    send(haul, choosePin, { token, params: { id: haul.counter.pointId }, body: { pin } });

  test("are the owner's to choose, and kept as a password is", async () => {
    expect((await choose(await colleague())).status).toBe(404);
    expect((await choose(haul.counter.operatorToken)).status).toBe(200);
    expect((await choose(haul.counter.operatorToken, "1357")).status).toBe(200);
    expect((await choose(haul.counter.operatorToken, "12345")).status).toBe(422);
    expect((await list()).hasPin).toBe(true);
    const { pin_hash: hash } = await server.database.db
      .selectFrom("point_pins")
      .select("pin_hash")
      .where("point_id", "=", haul.counter.pointId)
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$/);
  });
});
