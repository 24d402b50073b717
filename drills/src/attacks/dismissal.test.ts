import { removeCollaborator } from "@app/contract/collaborators";
import { pointToday } from "@app/contract/point-day";
import { signOutEverywhere } from "@app/contract/devices";
import { addMember, buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { type RunningProcess, startServer } from "@app/harness/processes";
import { afterAll, beforeAll, expect, test } from "vitest";

let database: TestDatabase;
let apis: RunningProcess[];

beforeAll(async () => {
  database = await createTestDatabase();
  const environment = { DATABASE_URL: database.url, NAMESPACE: database.name };
  apis = await Promise.all([startServer("api", environment), startServer("api", environment)]);
});
afterAll(async () => {
  await Promise.all(apis.map((api) => api.end("SIGTERM")));
  await database.close();
});

const ask = (api: RunningProcess, method: string, path: string, token: string): Promise<number> =>
  fetch(api.url + path, { method, headers: { authorization: `Bearer ${token}` } }).then(
    ({ status }) => status,
  );

/** The first answer each process gives after the change, and nothing was asked of it in between. */
const nextAnswers = (path: string, token: string): Promise<number[]> =>
  Promise.all(apis.map((api) => ask(api, "GET", path, token)));

test("somebody dismissed at one API process is out at both with the next request, twenty times", async () => {
  const { db } = database;
  const { id: pointId, ownerId } = await buildPoint(db);
  const owner = await buildSession(db, ownerId);
  const today = pointToday.path.replace(":id", pointId);
  for (let n = 0; n < 20; n++) {
    const { id: userId } = await buildUser(db);
    await addMember(db, pointId, userId, "collaborator");
    const token = await buildSession(db, userId);
    // Both have seen them work here, so that whatever they might remember is there.
    expect(await nextAnswers(today, token)).toEqual([200, 200]);
    const removal = removeCollaborator.path.replace(":pointId", pointId).replace(":userId", userId);
    expect(await ask(apis[n % 2] as RunningProcess, "DELETE", removal, owner)).toBe(204);
    expect(await nextAnswers(today, token)).toEqual([403, 403]);
  }
});

test("a session ended at one API process is over at both with the next request", async () => {
  const { db } = database;
  const { id } = await buildUser(db);
  const token = await buildSession(db, id);
  expect(await nextAnswers("/api/v1/account", token)).toEqual([200, 200]);
  const [first] = apis;
  await ask(first as RunningProcess, "POST", signOutEverywhere.path, token);
  expect(await nextAnswers("/api/v1/account", token)).toEqual([401, 401]);
});
