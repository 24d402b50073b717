import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { connect } from "@app/database/connect";
import { startLine } from "@app/harness/line";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createContext } from "../context.ts";
import { createTestContext, testConfig } from "../testing/test-context.ts";
import { enqueue } from "./enqueue.queries.ts";
import { job } from "./job.ts";
import { startJobs } from "./run-jobs.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const ask = (name: string, key = name): Promise<void> =>
  database.db.transaction().execute((trx) => enqueue(trx, name, {}, key));

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

test("jobs whose end could not be written down are run again, by a process that lives on", async () => {
  const owner = connect(database.ownerUrl, { max: 1 });
  const refuse = async (what: "delete" | "update", seconds: number): Promise<void> => {
    await sql`create function ${sql.id(`refuse_${what}`)}() returns trigger language plpgsql as
      ${sql.lit(`begin perform pg_sleep(${seconds}); raise exception 'the disk is full'; end`)}`.execute(
      owner.db,
    );
    await sql`create trigger ${sql.id(`refuse_${what}`)} before ${sql.raw(what)} on graphile_worker._private_jobs
      for each row execute function ${sql.id(`refuse_${what}`)}()`.execute(owner.db);
  };
  const ctx = createTestContext(database);
  const warned = vi.spyOn(ctx.log, "warn");
  const printed = vi.spyOn(console, "trace").mockImplementation(() => undefined);
  let runs = 0;
  const countUp = job("count-up", async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000 + runs++ * 100));
  });
  const jobs = startJobs(ctx, [countUp]);
  await refuse("delete", 0);
  await ask("count-up", "one");
  await ask("count-up", "two");
  await expect.poll(() => runs, { timeout: 20_000 }).toBe(2);
  // Both fail to end while a question for the next is under way: then the library's account of what it
  // has still to write down goes wrong, and its pool of workers never ends.
  await refuse("update", 3);
  await ask("count-up", "three");
  // Each by its number: two that end in the same moment are told of in one line.
  const failures = () =>
    warned.mock.calls
      .map(String)
      .filter((text) => text.includes("to complete"))
      .flatMap((text) => text.match(/'\d+'/g));
  await expect.poll(failures, { timeout: 20_000 }).toHaveLength(2);
  await sql`drop function refuse_update, refuse_delete cascade`.execute(owner.db);
  const open = sql<{ n: number }>`select count(*) as n from graphile_worker._private_jobs`;
  await expect
    .poll(async () => (await open.execute(owner.db)).rows[0]?.n, { timeout: 40_000 })
    .toBe(0);
  expect(runs).toBe(5);
  await jobs.stop();
  printed.mockRestore();
  await Promise.all([ctx.close(), owner.close()]);
}, 90_000);

test("a job that was taken by a question whose answer was lost is run, by a process that lives on", async () => {
  const owner = connect(database.ownerUrl, { max: 1 });
  // Slow enough for the line to break between the question and its answer; a sequence tells at once.
  await sql`create sequence takes`.execute(owner.db);
  await sql`grant usage on sequence takes to public`.execute(owner.db);
  await sql`create function take_slowly() returns trigger language plpgsql as
    $$ begin perform nextval('takes'), pg_sleep(1); return new; end $$`.execute(owner.db);
  await sql`create trigger take_slowly before update on graphile_worker._private_jobs
    for each row execute function take_slowly()`.execute(owner.db);
  const direct = new URL(database.url);
  const line = await startLine(Number(direct.port));
  direct.port = String(line.port);
  // The library prints a failure of its own beside logging it.
  const printed = vi.spyOn(console, "trace").mockImplementation(() => undefined);
  const ctx = createContext(testConfig({ ...database, url: direct.href }), "test");
  let runs = 0;
  const jobs = startJobs(ctx, [job("come-late", async () => void runs++)]);
  await ask("come-late");
  const isAsked = sql<{ yes: boolean }>`select is_called as yes from takes`;
  await expect
    .poll(async () => (await isAsked.execute(owner.db)).rows[0]?.yes, { timeout: 20_000 })
    .toBe(true);
  line.loseAnswers();
  const taken = sql`select from graphile_worker._private_jobs where locked_by is not null`;
  await expect
    .poll(async () => (await taken.execute(owner.db)).rows.length, { timeout: 20_000 })
    .toBe(1);
  await sql`drop trigger take_slowly on graphile_worker._private_jobs`.execute(owner.db);
  expect(runs).toBe(0);
  line.mend();
  await expect.poll(() => runs, { timeout: 40_000 }).toBe(1);
  await jobs.stop();
  printed.mockRestore();
  await ctx.close();
  line.close();
  await owner.close();
}, 90_000);
