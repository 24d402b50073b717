import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "../context.ts";
import { startWorker } from "../start-worker.ts";
import { createTestContext } from "../testing/test-context.ts";
import { figureAt } from "../testing/figure-at.ts";
import { enqueueAll } from "./enqueue.queries.ts";
import { job } from "./job.ts";
import { startJobs } from "./run-jobs.ts";
import { watchSchedules } from "./watch-schedules.ts";

// Figures of a night are read where Prometheus reads them: from workers that were started after it.

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const day = 24 * 3600;
const nightly = { schedule: "17 2 * * *" };

const at = (moment: Date): Context => ({
  ...createTestContext(database),
  clock: { fixed: () => moment },
});
const secondsOf = (moment: Date): number => moment.getTime() / 1000;

const lastSuccess = (url: string, name: string): Promise<number | undefined> =>
  figureAt(url, `job_last_success_timestamp_seconds{job="${name}"}`);

test("a new installation counts from its first start, and not anew with each restart", async () => {
  const first = new Date("2026-11-01T09:00:00Z");
  const worker = await startWorker(at(first));
  await expect.poll(() => lastSuccess(worker.url, "check-ledger")).toBe(secondsOf(first));
  expect(await figureAt(worker.url, 'job_patience_seconds{job="check-ledger"}')).toBe(26 * 3600);
  const failures = 'jobs_total{job="make-month-partitions",outcome="failed"}';
  expect(await figureAt(worker.url, failures)).toBe(0);
  await worker.stop();
  const again = await startWorker(at(new Date("2026-11-03T09:00:00Z")));
  await expect.poll(() => lastSuccess(again.url, "check-ledger")).toBe(secondsOf(first));
  await again.stop();
});

test("a good end is told by whoever was started later; one that failed, and one nobody scheduled, are not", async () => {
  const night = new Date("2026-11-04T02:17:00Z");
  const failed = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const jobs = [
    job("check-ledger", async () => undefined, nightly),
    job(
      "erase-people",
      async () => {
        failed.resolve();
        throw new Error("not tonight");
      },
      nightly,
    ),
    job("send-push", async () => asked.resolve()),
  ];
  const before = at(night);
  const running = startJobs(before, jobs);
  // One try each: the worker of later would try again what failed.
  await database.db.transaction().execute(async (trx) => {
    for (const { name } of jobs) await enqueueAll(trx, name, [{ payload: {}, key: name }], 1);
  });
  await Promise.all([failed.promise, asked.promise]);
  await running.stop();
  await before.close();

  const later = new Date(night.getTime() + 3 * day * 1000);
  const worker = await startWorker(at(later));
  await expect.poll(() => lastSuccess(worker.url, "check-ledger")).toBe(secondsOf(night));
  const known = secondsOf(new Date("2026-11-01T09:00:00Z"));
  expect(await lastSuccess(worker.url, "erase-people")).toBe(known);
  expect(await lastSuccess(worker.url, "send-push")).toBeUndefined();
  await worker.stop();
});

test("how long a job may rest is told also while the database cannot be asked, and no age is made up", async () => {
  const ctx = createTestContext(database);
  await ctx.close();
  const watch = watchSchedules(ctx, [job("check-ledger", async () => undefined, nightly)]);
  expect((await ctx.metrics.jobPatience.get()).values).toMatchObject([{ value: 26 * 3600 }]);
  expect((await ctx.metrics.jobSucceeded.get()).values).toEqual([]);
  await watch.stop();
});
