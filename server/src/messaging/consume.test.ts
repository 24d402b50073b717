import { randomUUID, randomUUIDv7 } from "node:crypto";
import { depositRecorded, recordDeposit } from "@app/contract/deposits";
import { jetstreamManager } from "@nats-io/jetstream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../testing/counter.ts";
import { createTestContext } from "../testing/test-context.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { connectBroker } from "./broker.ts";
import { consumer, startConsumer } from "./consume.ts";
import { everyone, streamName } from "./names.ts";

let server: TestServer;
let counter: Counter;

beforeAll(async () => {
  server = await startTestServer();
  counter = await buildCounter(server.database.db);
});
afterAll(() => server.stop());

const tellings = () =>
  server.database.db.selectFrom("notifications").select(["id", "data"]).execute();

const unsettled = () =>
  server.database.db.selectFrom("outbox").select("id").where("settled_at", "is", null).execute();
const untilSettled = async (): Promise<void> => {
  await expect.poll(unsettled, { timeout: 8000 }).toEqual([]);
};

test("an event nobody can read is set aside after five tries and holds nobody up", async () => {
  const { db } = server.database;
  const id = randomUUIDv7();
  await db
    .insertInto("outbox")
    .values({
      id,
      subject: `deposit.recorded.${counter.citizen.id}`,
      payload: JSON.stringify({ schema: 99 }),
      trace_id: "poison",
      created_at: new Date(),
    })
    .execute();
  await deposit(server.url, counter);
  await server.addWorker();
  await expect.poll(async () => (await tellings()).length, { timeout: 5000 }).toBe(1);
  const setAside = () =>
    db
      .selectFrom("dead_events")
      .select(["consumer", "event_id", "body"])
      .orderBy("consumer")
      .execute();
  const aside = (consumer: string) => ({ consumer, event_id: id, body: '{"schema":99}' });
  await expect
    .poll(setAside, { timeout: 12_000 })
    .toEqual(
      [
        "campaigns-deposit-recorded",
        "custody-deposit-recorded",
        "desk-deposit-recorded",
        "figures-deposit-recorded",
        "fraud-deposit-recorded",
        "notifications-deposit-recorded",
        "sms-receipts-deposit-recorded",
      ].map(aside),
    );
  expect(await tellings()).toHaveLength(1);
}, 25_000);

test("an event longer than the broker takes is set aside at once and holds nobody up", async () => {
  const { db } = server.database;
  const before = (await tellings()).length;
  const id = randomUUIDv7();
  await db
    .insertInto("outbox")
    .values({
      id,
      subject: `deposit.recorded.${counter.citizen.id}`,
      payload: JSON.stringify({ filler: "x".repeat(1024 * 1024) }),
      trace_id: "too long",
      created_at: new Date(),
    })
    .execute();
  await deposit(server.url, counter);
  await expect
    .poll(
      () => db.selectFrom("dead_events").select(["consumer"]).where("event_id", "=", id).execute(),
      { timeout: 8000 },
    )
    .toEqual([{ consumer: "relay" }]);
  await expect.poll(async () => (await tellings()).length, { timeout: 8000 }).toBe(before + 1);
});

test("one event that its handler refuses holds none of its neighbours back", async () => {
  const ctx = createTestContext(server.database);
  const broker = await connectBroker(ctx);
  const handled: string[] = [];
  const calls: number[] = [];
  const bad: string = randomUUID();
  const asked = Array.from({ length: 12 }, (_, n): string => (n === 5 ? bad : randomUUID()));
  for (const trace of asked) {
    await call(server.url, recordDeposit, {
      token: counter.operatorToken,
      key: randomUUID(),
      body: counter.body(),
      headers: { "x-request-id": trace },
    });
  }
  const listener = startConsumer(
    ctx,
    broker,
    consumer("test-fussy", depositRecorded, async (_trx, events) => {
      const wanted = events.filter(({ traceId }) => asked.includes(traceId));
      calls.push(wanted.length);
      if (wanted.some(({ traceId }) => traceId === bad)) throw new Error("not this one");
      handled.push(...wanted.map(({ traceId }) => traceId));
    }),
  );
  const buried = () =>
    server.database.db
      .selectFrom("dead_events")
      .select("error")
      .where("consumer", "=", "test-fussy")
      .where("error", "like", "%not this one%")
      .execute();
  await expect.poll(buried, { timeout: 15_000 }).toHaveLength(1);
  expect(handled.toSorted()).toEqual(asked.filter((trace) => trace !== bad).toSorted());
  // By halves: one by one it would have been a call for each.
  expect(calls.filter((length) => length > 1).length).toBeGreaterThan(1);
  await listener.stop();
  await broker.close();
  await ctx.close();
}, 25_000);

test("what every consumer of its kind has handled is settled, and what nobody waits for", async () => {
  await server.database.db
    .insertInto("outbox")
    .values({
      id: randomUUIDv7(),
      subject: `deposit.unheard.${counter.citizen.id}`,
      payload: "{}",
      trace_id: "unheard",
      created_at: new Date(),
    })
    .execute();
  await untilSettled();
});

test("the id of the request travels through outbox and stream to the consumer", async () => {
  const ctx = createTestContext(server.database);
  const broker = await connectBroker(ctx);
  const heard: string[] = [];
  const listener = startConsumer(
    ctx,
    broker,
    consumer("test-listener", depositRecorded, async (_trx, events) => {
      heard.push(...events.map(({ traceId }) => traceId));
    }),
  );
  await call(server.url, recordDeposit, {
    token: counter.operatorToken,
    key: randomUUID(),
    body: counter.body(),
    headers: { "x-request-id": "counter-0001" },
  });
  await expect.poll(() => heard, { timeout: 8000 }).toContain("counter-0001");
  await listener.stop();
  await broker.close();
  await ctx.close();
});

test("the citizen is told in numbers, not in names", async () => {
  expect((await tellings())[0]?.data).toEqual({ tokens: 8160, material: "pet", grams: 3400 });
});

test("who brings one bag is told at once: eight, each told of before the next, in less than five seconds", async () => {
  // A bag of an earlier test whose news is still on its way would be counted as one of the eight.
  await untilSettled();
  const before = (await tellings()).length;
  const start = performance.now();
  for (let n = 1; n <= 8; n++) {
    await deposit(server.url, counter);
    const told = async () => (await tellings()).length;
    await expect.poll(told, { timeout: 5000, interval: 20 }).toBe(before + n);
  }
  expect(performance.now() - start).toBeLessThan(5000);
}, 45_000);

test("the stream has a subject for each kind of event, and none for a person", async () => {
  const ctx = createTestContext(server.database);
  const broker = await connectBroker(ctx);
  const manager = await jetstreamManager(broker);
  const { state } = await manager.streams.info(streamName(ctx.config), { subjects_filter: ">" });
  const subjects = Object.keys(state.subjects ?? {});
  expect(subjects).toContain(everyone(ctx.config, depositRecorded));
  expect(subjects.filter((subject) => subject.includes(counter.citizen.id))).toEqual([]);
  await broker.close();
  await ctx.close();
});
