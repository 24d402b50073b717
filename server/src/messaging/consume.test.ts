import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCounter, type Counter, deposit } from "../testing/counter.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let counter: Counter;

beforeAll(async () => {
  server = await startTestServer();
  counter = await buildCounter(server.database.db);
});
afterAll(() => server.stop());

const tellings = () =>
  server.database.db.selectFrom("notifications").select(["id", "data"]).execute();

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
  await expect
    .poll(() => db.selectFrom("dead_events").select(["event_id", "body"]).execute(), {
      timeout: 12_000,
    })
    .toEqual([{ event_id: id, body: '{"schema":99}' }]);
  expect(await tellings()).toHaveLength(1);
}, 25_000);

test("what every consumer has handled is settled", async () => {
  await expect
    .poll(
      () =>
        server.database.db
          .selectFrom("outbox")
          .select("id")
          .where("settled_at", "is", null)
          .execute(),
      { timeout: 8000 },
    )
    .toEqual([]);
});

test("the citizen is told in numbers, not in names", async () => {
  expect((await tellings())[0]?.data).toEqual({ tokens: 8160, material: "pet", grams: 3400 });
});
