import { once } from "node:events";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isUnavailable } from "./faults.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test("a connection that broke between two questions is not the caller's fault", async () => {
  const client = await database.pool.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const broken = once(client, "error");
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
  await broken;
  expect(isUnavailable(await failureOf(client.query("select 1")))).toBe(true);
  client.release(true);
});

test("nor is a primary that has become a standby and takes no writes", async () => {
  const write = database.db
    .transaction()
    .setAccessMode("read only")
    .execute((trx) => sql`delete from outbox`.execute(trx));
  expect(isUnavailable(await failureOf(write))).toBe(true);
});

test("a question that is wrong is", async () => {
  expect(isUnavailable(await failureOf(sql`select nothing`.execute(database.db)))).toBe(false);
});
