import { randomUUID } from "node:crypto";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningProcess, startServer, waitFor } from "@app/harness/processes";
import { allAre, buildScene, counts, isSettled, postDeposit } from "./scene.ts";

let database: TestDatabase;
let processes: RunningProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const environment = { DATABASE_URL: database.url, NAMESPACE: database.name };
  processes = await Promise.all([
    startServer("api", environment),
    startServer("api", environment),
    startServer("worker", environment),
  ]);
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.end("SIGTERM")));
  await database.close();
});

test("one deposit sent 50 times at once to two API processes is one deposit, one transfer, one event", async () => {
  const scene = await buildScene(database.db, 1);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const { url } = processes[n % 2] as RunningProcess;
      const answer = await postDeposit(url, scene.operatorToken, scene.body(0), key);
      return { status: answer.status, body: await answer.json() };
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  await waitFor("the citizen to be told", () => isSettled(database, 1));
  expect(await counts(database)).toEqual(allAre(1));
});
