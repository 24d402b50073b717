import { randomUUIDv7 } from "node:crypto";
import { depositRecorded } from "@app/contract/deposits";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { AckPolicy, jetstream, jetstreamManager } from "@nats-io/jetstream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestContext } from "../testing/test-context.ts";
import { connectBroker, ensureStream } from "./broker.ts";
import { everyone, streamName } from "./names.ts";
import { startReconciler } from "./reconcile.ts";

const patience = { timeout: 10_000 };
const busy = "test-busy";
const subject = `${depositRecorded.name}.${randomUUIDv7()}`;
const secondsAgo = (seconds: number): Date => new Date(Date.now() - seconds * 1000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const addPublished = async (published_at: Date): Promise<string> => {
  const id = randomUUIDv7();
  await database.db
    .insertInto("outbox")
    .values({
      id,
      subject,
      payload: "{}",
      trace_id: "",
      created_at: published_at,
      published_at,
    })
    .execute();
  return id;
};

const reopened = async (): Promise<string[]> => {
  const rows = await database.db
    .selectFrom("outbox")
    .select("id")
    .where("published_at", "is", null)
    .execute();
  return rows.map(({ id }) => id);
};

test("what the stream lost before the message a consumer is at is published again, what only waits is not", async () => {
  const ctx = createTestContext(database);
  const broker = await connectBroker(ctx);
  await ensureStream(ctx, broker);
  const manager = await jetstreamManager(broker);
  await manager.consumers.add(streamName(ctx.config), {
    durable_name: busy,
    filter_subject: everyone(ctx.config, depositRecorded),
    ack_policy: AckPolicy.Explicit,
  });
  await jetstream(broker).publish(everyone(ctx.config, depositRecorded), "{}");
  const waits = await addPublished(new Date());
  const lost = await addPublished(secondsAgo(60));
  // Half a minute on, and the consumer has got no further: both are overdue.
  const later = { ...ctx, clock: { fixed: () => secondsAgo(-30) } };
  const reconciler = startReconciler(later, broker, [{ name: busy, event: depositRecorded }]);
  await expect.poll(reopened, patience).toEqual([lost]);

  // Once the consumer is through with all there is, what it never handled is lost as well.
  const consumer = await jetstream(broker).consumers.get(streamName(ctx.config), busy);
  await (await consumer.next())?.ackAck();
  await expect.poll(reopened, patience).toEqual(expect.arrayContaining([lost, waits]));
  await reconciler.stop();
  await broker.close();
  await ctx.close();
}, 25_000);
