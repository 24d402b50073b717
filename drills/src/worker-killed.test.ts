import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startAckDropper } from "./ack-dropper.ts";
import {
  type OwnNats,
  type RunningProcess,
  startNats,
  startServer,
  waitFor,
} from "@app/harness/processes";
import { allAre, buildScene, counts, isSettled, postDeposit } from "./scene.ts";

const deposits = 40;

let database: TestDatabase;
let nats: OwnNats;
const processes: RunningProcess[] = [];

const start = async (entry: "api" | "worker", natsUrl: string): Promise<RunningProcess> => {
  const one = await startServer(entry, {
    DATABASE_URL: database.url,
    NAMESPACE: database.name,
    NATS_URL: natsUrl,
  });
  processes.push(one);
  return one;
};

beforeAll(async () => {
  [database, nats] = await Promise.all([createTestDatabase(), startNats()]);
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.end()));
  await nats.close();
  await database.close();
});

const redelivered = async (worker: RunningProcess): Promise<number> => {
  const metrics = await (await fetch(`${worker.url}/metrics`)).text();
  return Number(/^events_handled_total\{.*first="false"\} (\d+)/m.exec(metrics)?.[1] ?? 0);
};

test("a worker killed between handling and acknowledging: every event is handled once", async () => {
  const dropper = await startAckDropper(nats.port);
  const api = await start("api", nats.url);
  const doomed = await start("worker", dropper.url);
  const scene = await buildScene(database.db, 5);
  for (let n = 0; n < deposits; n++) {
    const answer = await postDeposit(api.url, scene.operatorToken, scene.body(n));
    expect(answer.status).toBe(201);
  }
  await waitFor(
    "all events to be handled",
    async () => (await counts(database)).handled === deposits,
  );
  await doomed.end("SIGKILL");
  dropper.close();

  const next = await start("worker", nats.url);
  await waitFor("NATS to deliver them again", async () => (await redelivered(next)) >= deposits);
  await waitFor("everybody to be told", () => isSettled(database, deposits));
  expect(dropper.dropped()).toBeGreaterThanOrEqual(deposits);
  expect(await counts(database)).toEqual(allAre(deposits));
});
