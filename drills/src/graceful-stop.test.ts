import { connect } from "@app/database/connect";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { type OwnNats, startNats, startServer, waitFor } from "@app/harness/processes";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildScene, postDeposit } from "./scene.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const environment = () => ({ DATABASE_URL: database.url, NAMESPACE: database.name });

test("an API told to stop finishes the deposits it has begun, then ends by itself", async () => {
  const api = await startServer("api", environment());
  const scene = await buildScene(database.db, 5);
  const exit = new Promise<number | null>((resolve) => api.child.once("exit", resolve));

  // A lock on the accounts keeps the deposits waiting inside the database while the process is
  // told to stop; only the owner may take it.
  const owner = connect(database.ownerUrl);
  const release = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = owner.db.transaction().execute(async (trx) => {
    await sql`select from accounts for update`.execute(trx);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const answers = Array.from({ length: 10 }, (_, n) =>
    postDeposit(api.url, scene.operatorToken, scene.body(n)),
  );
  await waitFor("a deposit to wait for the lock", async () => {
    const { rows } = await sql`select from pg_stat_activity where datname = current_database()
      and application_name = 'api' and wait_event_type = 'Lock'`.execute(database.db);
    return rows.length > 0;
  });
  api.child.kill("SIGTERM");
  release.resolve();
  await holding;
  await owner.close();

  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(await exit).toBe(0);
});

test("a worker that waits for the broker finishes the job it has begun before it ends", async () => {
  const gone = "nats://127.0.0.1:1";
  const worker = await startServer("worker", { ...environment(), NATS_URL: gone });
  const exit = new Promise<number | null>((resolve) => worker.child.once("exit", resolve));
  const owner = connect(database.ownerUrl);
  const release = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = owner.db.transaction().execute(async (trx) => {
    await sql`lock table lots in access exclusive mode`.execute(trx);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  await sql`select graphile_worker.add_job('compare-scales', '{}'::json)`.execute(database.db);
  await waitFor("the job to wait for the lock", async () => {
    const { rows } = await sql`select from pg_stat_activity where datname = current_database()
      and application_name = 'night' and wait_event_type = 'Lock'`.execute(database.db);
    return rows.length > 0;
  });
  worker.child.kill("SIGTERM");
  release.resolve();
  await holding;
  await owner.close();
  expect(await exit).toBe(0);
  // One that was cut off stays in the name of whoever had begun it.
  const left = sql`select from graphile_worker.jobs where task_identifier = 'compare-scales'`;
  expect((await left.execute(database.db)).rows).toEqual([]);
});

test("a worker told to stop ends by itself", async () => {
  const worker = await startServer("worker", environment());
  const exit = new Promise<number | null>((resolve) => worker.child.once("exit", resolve));
  worker.child.kill("SIGTERM");
  expect(await exit).toBe(0);
});

test("an API that leaves is not ready, still takes deposits, and then ends by itself", async () => {
  const api = await startServer("api", { ...environment(), DRAIN_SECONDS: "5" });
  const scene = await buildScene(database.db, 1);
  const exit = new Promise<number | null>((resolve) => api.child.once("exit", resolve));
  api.child.kill("SIGTERM");
  await waitFor("the API to say that it leaves", async () => {
    const { status } = await fetch(`${api.url}/readyz`);
    return status === 503;
  });
  const answer = await postDeposit(api.url, scene.operatorToken, scene.body(0));
  expect([answer.status, answer.headers.get("connection")]).toEqual([201, "close"]);
  expect(await exit).toBe(0);
});

/** How long an API and a worker take to end, and how they end. */
const stopBoth = async (nats: OwnNats, spoil: () => Promise<void> | void) => {
  const own = { ...environment(), NATS_URL: nats.url };
  const both = await Promise.all([startServer("api", own), startServer("worker", own)]);
  await spoil();
  const start = performance.now();
  const codes = await Promise.all(
    both.map(({ child }) => {
      const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      return exit;
    }),
  );
  return { codes, milliseconds: performance.now() - start };
};

test("processes told to stop do not wait for a broker that hangs or is gone", async () => {
  const [hanging, gone] = await Promise.all([startNats(), startNats()]);
  try {
    for (const { codes, milliseconds } of await Promise.all([
      stopBoth(hanging, hanging.freeze),
      stopBoth(gone, gone.stop),
    ])) {
      expect(codes).toEqual([0, 0]);
      // A round under way waits two seconds for each answer; the process gives itself twenty.
      expect(milliseconds).toBeLessThan(15_000);
    }
  } finally {
    await Promise.all([hanging.close(), gone.close()]);
  }
});
