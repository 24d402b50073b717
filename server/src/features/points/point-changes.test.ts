import { randomUUID } from "node:crypto";
import { markPointFull, reportMistake } from "@app/contract/point-changes";
import { listMyPoints } from "@app/contract/points";
import { addMember, buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let pointId: string;
let ownerToken: string;
let moment = new Date();

beforeAll(async () => {
  server = await startTestServer({ fixed: () => moment });
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db } = server.database;
  await db.deleteFrom("attempts").execute();
  const point = await buildPoint(db);
  pointId = point.id;
  ownerToken = await buildSession(db, point.ownerId);
});

const setFull = (isFull: boolean, token = ownerToken) =>
  call(server.url, markPointFull, { token, params: { id: pointId }, body: { isFull } });
const isFull = async (token = ownerToken) => {
  const { body } = await call(server.url, listMyPoints, { token });
  return (body as { points: { isFull: boolean }[] }).points[0]?.isFull;
};
const fullSince = async () =>
  (
    await server.database.db
      .selectFrom("points")
      .select("full_since")
      .where("id", "=", pointId)
      .executeTakeFirstOrThrow()
  ).full_since;

test("owner and collaborator say that a point is full and that there is room; saying it twice changes nothing", async () => {
  const { db } = server.database;
  const helper = await buildUser(db);
  await addMember(db, pointId, helper.id, "collaborator");
  const helperToken = await buildSession(db, helper.id);
  expect((await setFull(true, helperToken)).body).toEqual({ isFull: true });
  const since = await fullSince();
  moment = new Date(moment.getTime() + 60_000);
  expect((await setFull(true)).status).toBe(200);
  expect(await fullSince()).toEqual(since);
  expect(await isFull()).toBe(true);
  expect((await setFull(false)).body).toEqual({ isFull: false });
  expect(await fullSince()).toBeNull();
});

test("nobody of another point says so", async () => {
  const { db } = server.database;
  const other = await buildPoint(db);
  expect((await setFull(true, await buildSession(db, other.ownerId))).status).toBe(404);
  expect(await fullSince()).toBeNull();
});

const report = (changes: object = {}, key: string = randomUUID(), id = pointId) =>
  call(server.url, reportMistake, {
    key,
    params: { id },
    body: { kind: "hours", note: "Closed on Fridays", ...changes },
  });
const mistakes = () =>
  server.database.db
    .selectFrom("point_mistakes")
    .select(["kind", "note"])
    .where("point_id", "=", pointId)
    .orderBy("created_at")
    .execute();
const tasks = () =>
  server.database.db
    .selectFrom("tasks")
    .select(["kind", "data"])
    .where("subject_id", "=", pointId)
    .execute();

test("anybody reports a mistake; all about one point are one task", async () => {
  const key = randomUUID();
  expect((await report({}, key)).status).toBe(202);
  expect((await report({}, key)).status).toBe(202);
  moment = new Date(moment.getTime() + 1000);
  expect((await report({ kind: "moved", note: "" })).status).toBe(202);
  expect(await mistakes()).toEqual([
    { kind: "hours", note: "Closed on Fridays" },
    { kind: "moved", note: "" },
  ]);
  expect(await tasks()).toEqual([{ kind: "point_mistake", data: { first: "hours" } }]);
});

test("a point that is not there has no mistakes, and a report has its limits", async () => {
  expect((await report({}, randomUUID(), randomUUID())).status).toBe(404);
  expect((await report({ note: "x".repeat(301) })).status).toBe(422);
  expect((await report({ kind: "rude" })).status).toBe(422);
  expect(await mistakes()).toEqual([]);
});

test("one network reports ten times a day", async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 11; sent++) statuses.push((await report()).status);
  expect(statuses).toEqual([...Array<number>(10).fill(202), 429]);
});
