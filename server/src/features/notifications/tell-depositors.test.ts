import { randomUUIDv7 } from "node:crypto";
import { buildSession, buildUser } from "@app/database/testing/builders";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "../../context.ts";
import { createTestContext } from "../../testing/test-context.ts";
import { tellDepositors } from "./tell-depositors.ts";

let database: TestDatabase;
let ctx: Context;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext(database);
});
afterAll(async () => {
  await ctx.close();
  await database.close();
});

const addCitizen = async (hasDevice: boolean): Promise<string> => {
  const { id: userId } = await buildUser(database.db);
  await buildSession(database.db, userId);
  if (hasDevice) {
    await sql`insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth)
      select ${randomUUIDv7()}, ${userId}, id, 'https://push.example/' || id, 'key', 'secret'
      from sessions where user_id = ${userId}`.execute(database.db);
  }
  return userId;
};

const telling = (citizenId: string) => ({
  eventId: randomUUIDv7(),
  traceId: "trace",
  citizenId,
  tokens: 8160,
  material: "pet",
  grams: 3400,
});

test("a job that runs again leaves one entry and tells a device once; people without one cost nothing", async () => {
  const [told, quiet] = [await addCitizen(true), await addCitizen(false)];
  const payload = { tellings: [telling(told), telling(quiet), telling(told)] };
  await tellDepositors(ctx, payload);
  // As if the job had been done: its key is free again.
  const jobs = sql`select from graphile_worker.jobs where task_identifier = 'send-push'`;
  expect((await jobs.execute(database.db)).rows).toHaveLength(2);
  await sql`select graphile_worker.remove_job(key) from graphile_worker.jobs`.execute(database.db);
  await tellDepositors(ctx, payload);
  expect((await jobs.execute(database.db)).rows).toHaveLength(0);
  expect(await database.db.selectFrom("notifications").select("id").execute()).toHaveLength(3);
});
