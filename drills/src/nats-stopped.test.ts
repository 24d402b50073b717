import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type OwnNats,
  type RunningProcess,
  startNats,
  startServer,
  waitFor,
} from "@app/harness/processes";
import { allAre, buildScene, counts, isSettled, postDeposit, type Scene } from "./scene.ts";

let database: TestDatabase;
let nats: OwnNats;
let api: RunningProcess;
let worker: RunningProcess;
let scene: Scene;
let acknowledged = 0;

beforeAll(async () => {
  [database, nats] = await Promise.all([createTestDatabase(), startNats()]);
  const environment = { DATABASE_URL: database.url, NAMESPACE: database.name, NATS_URL: nats.url };
  [api, worker] = await Promise.all([
    startServer("api", environment),
    startServer("worker", environment),
  ]);
  scene = await buildScene(database.db, 20);
});
afterAll(async () => {
  await Promise.all([api.end(), worker.end()]);
  await nats.close();
  await database.close();
});

/** A steady stream of deposits; none may fail, whatever happens to the broker meanwhile. */
const depositFor = async (milliseconds: number): Promise<void> => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        postDeposit(api.url, scene.operatorToken, scene.body(acknowledged + n)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    acknowledged += answers.length;
  }
};

const settled = () =>
  waitFor("every event to be handled", () => isSettled(database, acknowledged), 60_000);

test("NATS stopped for a while under a stream of deposits: every event is handled once", async () => {
  await depositFor(1000);
  await nats.stop();
  await depositFor(4000);
  const readiness = await fetch(`${api.url}/readyz`);
  // Deposits go on without the broker, so the node stays in service and says what is missing.
  expect(readiness.status).toBe(200);
  expect(await readiness.json()).toEqual({ database: "up", broker: "down", leaving: false });
  await nats.start();
  await depositFor(1000);
  await settled();
  expect(await counts(database)).toEqual(allAre(acknowledged));
});

test("NATS back without its data: the outbox publishes again what was lost", async () => {
  await nats.stop();
  await depositFor(500);
  await nats.start();
  await worker.end("SIGTERM");
  await depositFor(500);
  const relay = { DATABASE_URL: database.url, NAMESPACE: database.name, NATS_URL: nats.url };
  worker = await startServer("worker", relay);
  await depositFor(300);
  await nats.stop();
  nats.loseData();
  await nats.start();
  await depositFor(500);
  await settled();
  expect(await counts(database)).toEqual(allAre(acknowledged));
  const violations = await sql`select * from ledger_violations()`.execute(database.db);
  expect(violations.rows).toEqual([]);
});
