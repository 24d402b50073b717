import { randomUUID } from "node:crypto";
import type { CustodyProof } from "@app/contract/custody";
import { confirmDeclaration, declareDeposit } from "@app/contract/declarations";
import { decideDispute, openDispute, voidDeposit } from "@app/contract/deposit-changes";
import type { RecordedDeposit } from "@app/contract/deposits";
import { correctStock } from "@app/contract/stock";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import type { TestServer } from "../../testing/test-server.ts";
import {
  type CustodyScene,
  dayOf,
  lateEvening,
  readContent as read,
  startScene,
} from "./testing/custody-scene.ts";

let scene: CustodyScene;
let server: TestServer;
let counter: Counter;

beforeAll(async () => {
  scene = await startScene();
  ({ server } = scene);
  await server.addWorker();
  counter = await buildCounter(server.database.db, { communeCode: 1621 });
});
afterAll(() => scene.stop());

const weigh = async (grams: number): Promise<string> => {
  const { status, body } = await deposit(server.url, counter, { grams });
  expect(status).toBe(201);
  return (body as RecordedDeposit).id;
};

/** Written by the worker, a moment after the deposit. */
const eventsOf = async (subject: string, count: number): Promise<CustodyProof["events"]> => {
  const written = () =>
    server.database.db
      .selectFrom("custody_events")
      .select("id")
      .where("subject_id", "=", subject)
      .execute();
  await expect.poll(written, { timeout: 10_000 }).toHaveLength(count);
  return (await scene.prove(subject)).events;
};

test("a deposit, without a word about who brought it", async () => {
  const id = await weigh(1250);
  const [event] = await eventsOf(id, 1);
  const { salt, ...content } = JSON.parse(event?.content ?? "{}") as Record<string, unknown>;
  expect(salt).toMatch(/^[\da-f]{32}$/);
  expect(content).toEqual({
    event: expect.any(String) as string,
    kind: "deposit_recorded",
    subject: id,
    day: dayOf(lateEvening),
    point: counter.pointId,
    commune: 1621,
    wilaya: 16,
    material: "pet",
    grams: 1250,
    stars: 2,
  });
  const text = event?.content ?? "";
  for (const personal of [counter.citizen.id, counter.citizen.code, counter.operatorId]) {
    expect(text).not.toContain(personal);
  }
});

test("one that was undone, and one that was decided otherwise, each with what it was before", async () => {
  const [undone, corrected, cancelled, stood] = [
    await weigh(1000),
    await weigh(2000),
    await weigh(3000),
    await weigh(4000),
  ];
  for (const id of [undone, corrected, cancelled, stood]) await eventsOf(id, 1);
  // What happens at one and the same moment has no order.
  scene.moment = new Date(lateEvening.getTime() + 5000);
  await call(server.url, voidDeposit, {
    token: counter.operatorToken,
    params: { id: undone },
    key: randomUUID(),
    body: { afterSeconds: 5 },
  });
  const { id: adminId } = await buildUser(server.database.db);
  await makeAdmin(server.database.ownerUrl, adminId);
  const admin = await buildSession(server.database.db, adminId, { isStrong: true });
  const decide = async (id: string, body: { decision: "stands" | "corrected" | "cancelled" }) => {
    const { number } = await server.database.db
      .selectFrom("deposits")
      .select("number")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await call(server.url, openDispute, {
      token: counter.citizenToken,
      params: { number },
      key: randomUUID(),
      body: { reason: "weight", note: "" },
    });
    const dispute = await server.database.db
      .selectFrom("disputes")
      .select("id")
      .where("deposit_id", "=", id)
      .executeTakeFirstOrThrow();
    const answer = await call(server.url, decideDispute, {
      token: admin,
      params: { id: dispute.id },
      key: randomUUID(),
      body: { note: "Weighed again", ...body },
    });
    expect(answer.status).toBe(200);
  };
  await decide(corrected, { decision: "corrected", grams: 1500 } as { decision: "corrected" });
  await decide(cancelled, { decision: "cancelled" });
  await decide(stood, { decision: "stands" });
  const told = async (id: string, count: number) =>
    (await eventsOf(id, count)).map(read).map(({ kind, grams }) => [kind, grams]);
  expect(await told(undone, 2)).toEqual([
    ["deposit_recorded", 1000],
    ["deposit_voided", 1000],
  ]);
  expect(await told(corrected, 2)).toEqual([
    ["deposit_recorded", 2000],
    ["deposit_corrected", 1500],
  ]);
  expect(await told(cancelled, 2)).toEqual([
    ["deposit_recorded", 3000],
    ["deposit_voided", 3000],
  ]);
  expect(await told(stood, 1)).toEqual([["deposit_recorded", 4000]]);
});

test("a bag that was left counts from when the point weighed it", async () => {
  await sql`update points set accepts_bags_left = true where id = ${counter.pointId}`.execute(
    server.database.db,
  );
  const { body } = await call(server.url, declareDeposit, {
    token: counter.citizenToken,
    key: randomUUID(),
    body: { pointId: counter.pointId, material: "pet", grams: 900 },
  });
  const { id } = body as { id: string };
  await call(server.url, confirmDeclaration, {
    token: counter.operatorToken,
    params: { id },
    key: randomUUID(),
    body: { grams: 800, stars: { clean: true, compacted: false, manners: false } },
  });
  expect((await eventsOf(id, 1)).map(read)).toMatchObject([{ grams: 800, stars: 1 }]);
});

test("a count of the stock, with its reason", async () => {
  const { stock_grams: expectedGrams } = await server.database.db
    .selectFrom("point_stock")
    .select("stock_grams")
    .where("point_id", "=", counter.pointId)
    .where("material", "=", "pet")
    .executeTakeFirstOrThrow();
  const { status } = await call(server.url, correctStock, {
    token: counter.operatorToken,
    params: { id: counter.pointId },
    key: randomUUID(),
    body: {
      material: "pet",
      expectedGrams,
      countedGrams: expectedGrams - 300,
      reason: "wet",
      note: "",
    },
  });
  expect(status).toBe(201);
  const { id } = await server.database.db
    .selectFrom("stock_corrections")
    .select("id")
    .executeTakeFirstOrThrow();
  expect((await eventsOf(id, 1)).map(read)).toMatchObject([
    { kind: "stock_corrected", grams: -300, reason: "wet", point: counter.pointId },
  ]);
});
