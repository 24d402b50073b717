import { randomUUIDv7 } from "node:crypto";
import { connect } from "@app/database/connect";
import { buildSession, buildUser } from "@app/database/testing/builders";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "../../context.ts";
import { createTestContext } from "../../testing/test-context.ts";
import { makeRoom } from "./make-room.ts";
import { sweepOldNews } from "./sweep-old-news.ts";
import { sweepOldTraces } from "./sweep-old-traces.ts";

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

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

const partitions = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name
    from pg_inherits where inhparent = 'deposits'::regclass order by 1`.execute(database.db);
  return rows.map(({ name }) => name);
};

test("room for this month and the next three is made, also when some is there", async () => {
  const owner = connect(database.ownerUrl);
  const last = (await partitions()).at(-1) ?? "";
  await sql`drop table ${sql.ref(last)}`.execute(owner.db);
  await owner.close();
  await makeRoom(ctx);
  await makeRoom(ctx);
  expect(await partitions()).toContain(last);
});

test("news that all handled long ago are swept with their receipts, the others stay", async () => {
  const row = (settledAt: Date | null) => ({
    id: randomUUIDv7(),
    subject: "deposit.recorded.x",
    payload: "{}",
    trace_id: "trace",
    created_at: daysAgo(40),
    published_at: daysAgo(40),
    settled_at: settledAt,
  });
  const [old, open, fresh] = [row(daysAgo(31)), row(null), row(daysAgo(2))];
  await database.db.insertInto("outbox").values([old, open, fresh]).execute();
  await database.db
    .insertInto("processed_events")
    .values([old, fresh].map(({ id }) => ({ event_id: id, consumer: "one" })))
    .execute();
  await sweepOldNews(ctx);
  const left = await database.db.selectFrom("outbox").select("id").execute();
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set([open.id, fresh.id]));
  const receipts = await database.db.selectFrom("processed_events").select("event_id").execute();
  expect(receipts).toEqual([{ event_id: fresh.id }]);
});

test("ended sessions and notifications read long ago are swept, living ones stay", async () => {
  const { id: userId } = await buildUser(database.db);
  await buildSession(database.db, userId);
  await buildSession(database.db, userId);
  await sql`update sessions set revoked_at = ${daysAgo(31)}
    where id = (select id from sessions limit 1)`.execute(database.db);
  const entry = (readAt: Date | null) => ({
    id: randomUUIDv7(),
    user_id: userId,
    kind: "deposit_recorded",
    data: "{}",
    read_at: readAt,
  });
  const unread = entry(null);
  await database.db
    .insertInto("notifications")
    .values([entry(daysAgo(91)), unread])
    .execute();
  await sweepOldTraces(ctx);
  expect(await database.db.selectFrom("sessions").select("id").execute()).toHaveLength(1);
  const left = await database.db.selectFrom("notifications").select("id").execute();
  expect(left).toEqual([{ id: unread.id }]);
});
