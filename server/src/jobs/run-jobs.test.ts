import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { connect } from "@app/database/connect";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestContext } from "../testing/test-context.ts";
import { enqueue } from "./enqueue.queries.ts";
import { job } from "./job.ts";
import { startJobs } from "./run-jobs.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const ask = (name: string): Promise<void> =>
  database.db.transaction().execute((trx) => enqueue(trx, name, {}, name));

test("a job that takes long is not taken from those who live", async () => {
  const contexts = [createTestContext(database), createTestContext(database)];
  const runs: string[] = [];
  const done = Promise.withResolvers<void>();
  const long = job("take-long", async () => {
    runs.push("begun");
    // Longer than the dead are given, and a round of the guard.
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    done.resolve();
  });
  const both = contexts.map((ctx) => startJobs(ctx, [long]));
  await ask("take-long");
  await done.promise;
  await Promise.all(both.map((one) => one.stop()));
  expect(runs).toEqual(["begun"]);
  await Promise.all(contexts.map((ctx) => ctx.close()));
}, 60_000);

test("jobs are run once they can be asked for, though the first question failed", async () => {
  const owner = connect(database.ownerUrl, { max: 1 });
  await sql`alter table graphile_worker._private_tasks rename to tasks_away`.execute(owner.db);
  const ctx = createTestContext(database);
  const warned = vi.spyOn(ctx.log, "warn");
  const ran = Promise.withResolvers<void>();
  const jobs = startJobs(ctx, [job("say-hello", async () => ran.resolve())]);
  await expect
    .poll(() => warned.mock.calls.map(([, text]) => text), { timeout: 20_000 })
    .toContain("jobs: trying again");
  await sql`alter table graphile_worker.tasks_away rename to _private_tasks`.execute(owner.db);
  await ask("say-hello");
  await ran.promise;
  await jobs.stop();
  await Promise.all([ctx.close(), owner.close()]);
}, 60_000);

test("a job whose end could not be written down is run again, by a process that lives on", async () => {
  const owner = connect(database.ownerUrl, { max: 1 });
  await sql`create function refuse_ends() returns trigger language plpgsql as
    $$ begin raise exception 'the disk is full'; end $$`.execute(owner.db);
  await sql`create trigger refuse_ends before delete on graphile_worker._private_jobs
    for each row execute function refuse_ends()`.execute(owner.db);
  const ctx = createTestContext(database);
  const warned = vi.spyOn(ctx.log, "warn");
  let runs = 0;
  const jobs = startJobs(ctx, [job("count-up", async () => void runs++)]);
  await ask("count-up");
  await expect
    .poll(() => warned.mock.calls.map(([, text]) => text), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining("Failed to complete jobs"));
  await sql`drop trigger refuse_ends on graphile_worker._private_jobs`.execute(owner.db);
  await expect.poll(() => runs, { timeout: 40_000 }).toBe(2);
  const open = sql<{ n: number }>`select count(*) as n from graphile_worker._private_jobs`;
  await expect.poll(async () => (await open.execute(owner.db)).rows[0]?.n).toBe(0);
  await jobs.stop();
  await Promise.all([ctx.close(), owner.close()]);
}, 90_000);
