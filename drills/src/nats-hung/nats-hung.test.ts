import { buildSession } from "@app/database/testing/builders";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import {
  type OwnNats,
  type RunningProcess,
  startNats,
  startServer,
  waitFor,
} from "@app/harness/processes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startLoad } from "../cluster/load.ts";
import { checkLedger } from "../ledger-checks.ts";
import { allAre, buildScene, counts, isSettled } from "../scene.ts";
import { hang, mendWedge } from "./hang.ts";

// `pnpm drill nats-hung` at its full size, with its goals; here the hang is a short one.

const milliseconds = { before: 2000, hung: 7000 };
/** The figure is written every five seconds. */
const figureSeconds = 5;
/** A request that waited for the broker would take two seconds. */
const mostMilliseconds = 500;

let database: TestDatabase;
let nats: OwnNats;
let api: RunningProcess;
let worker: RunningProcess;

beforeAll(async () => {
  [database, nats] = await Promise.all([createTestDatabase(), startNats()]);
  const environment = { DATABASE_URL: database.url, NAMESPACE: database.name, NATS_URL: nats.url };
  [api, worker] = await Promise.all([
    startServer("api", environment),
    startServer("worker", environment),
  ]);
});
afterAll(async () => {
  await Promise.all([api, worker].map((one) => one?.end()));
  await nats.close();
  await database.close();
});

test("a NATS that hangs holds up no deposit and no page, and the runbook mends one that hangs for good", async () => {
  const { db } = database;
  const scene = await buildScene(db, 20);
  const load = startLoad({ scene, url: () => api.url, clients: 6, rest: 100 });
  const subject = {
    db,
    databaseUrl: database.ownerUrl,
    nats,
    load,
    apiUrl: () => api.url,
    workerUrl: () => worker.url,
    citizenToken: await buildSession(db, scene.citizenIds[0] ?? ""),
    patience: 60_000,
  };
  try {
    const passing = await hang(subject, milliseconds);
    expect(passing.answered).toBeGreaterThan(50);
    expect(passing.during).toBeLessThan(mostMilliseconds);
    expect(passing.pageShownAfter).toBeLessThan(2000);
    expect(passing.oldest).toBeGreaterThan(milliseconds.hung / 1000 - figureSeconds - 1);
    expect(passing.drainedAfter).toBeLessThan(30);
    expect(await mendWedge(subject, 1)).toBeLessThan(60);
  } finally {
    await load.stop();
  }
  expect(load.answers.filter(({ status }) => status !== 201)).toEqual([]);
  const acknowledged = load.acks.length;
  await waitFor("everybody to be told", () => isSettled(database, acknowledged), 60_000);
  expect(await counts(database)).toEqual(allAre(acknowledged));
  expect(await checkLedger(db, { isSettled: true })).toEqual([]);
});
