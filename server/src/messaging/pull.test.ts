import { depositRecorded } from "@app/contract/deposits";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { AckPolicy, jetstream, jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "../context.ts";
import { createTestContext } from "../testing/test-context.ts";
import { connectBroker } from "./broker.ts";
import { consumer } from "./consume.ts";
import { everyone, streamName } from "./names.ts";
import { openPull } from "./pull.ts";

const name = "test-pull";
const listener = consumer(name, depositRecorded, async () => undefined);

let database: TestDatabase;
let ctx: Context;
let broker: NatsConnection;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext(database);
  broker = await connectBroker(ctx);
});
afterAll(async () => {
  await broker.close();
  await ctx.close();
  await database.close();
});

const publish = (body: string) =>
  jetstream(broker).publish(everyone(ctx.config, depositRecorded), body);

test("what came before a request for more failed is handed on, and the next request works", async () => {
  const pull = openPull(ctx, broker, listener);
  expect(await pull.next()).toEqual([]);
  await publish("first");
  const [early] = await pull.next();
  early?.nak();
  // One that comes again is waited beside for others: meanwhile the broker ends the request with an error.
  const again = pull.next();
  const manager = await jetstreamManager(broker);
  const held = async () => {
    const { num_waiting, num_ack_pending } = await manager.consumers.info(
      streamName(ctx.config),
      name,
    );
    return { num_waiting, num_ack_pending };
  };
  await expect.poll(held).toEqual({ num_waiting: 1, num_ack_pending: 1 });
  await manager.consumers.delete(streamName(ctx.config), name);
  expect((await again).map((message) => message.string())).toEqual(["first"]);
  expect((await pull.next()).map((message) => message.string())).toEqual(["first"]);
}, 20_000);

test("a durable that was made for other subjects hears those of today", async () => {
  const older = consumer("test-pull-older", depositRecorded, async () => undefined);
  const manager = await jetstreamManager(broker);
  await manager.consumers.add(streamName(ctx.config), {
    durable_name: older.name,
    filter_subject: `${everyone(ctx.config, depositRecorded)}.*`,
    ack_policy: AckPolicy.Explicit,
  });
  const pull = openPull(ctx, broker, older);
  await publish("today's");
  await expect
    .poll(async () => (await pull.next()).map((message) => message.string()))
    .toContain("today's");
}, 20_000);
