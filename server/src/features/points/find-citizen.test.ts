import { findCitizen } from "@app/contract/citizens";
import { addMember, buildSession, buildUser } from "@app/database/testing/builders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let counter: Counter;
const begin = new Date();
let now = begin;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => now });
  counter = await buildCounter(server.database.db);
});
afterAll(() => server.stop());

const look = (token: string, code = counter.citizen.code) =>
  call(server.url, findCitizen, { token, params: { code } });

test("a code gives the first name and an initial, no more", async () => {
  const { body } = await look(counter.operatorToken);
  expect(body).toEqual({ code: counter.citizen.code, shortName: "Yasmine B." });
  expect((await look(counter.operatorToken, "222222")).body).toMatchObject({
    error: "citizen_unknown",
  });
});

test("one person looks up 120 codes an hour, found or not; a colleague has their own", async () => {
  const { db } = server.database;
  now = new Date(begin.getTime() + 3_700_000);
  const statuses = new Set<number>();
  for (let time = 0; time < 120; time += 2) {
    statuses.add((await look(counter.operatorToken)).status);
    statuses.add((await look(counter.operatorToken, "222222")).status);
  }
  expect(statuses).toEqual(new Set([200, 404]));
  const refused = await look(counter.operatorToken);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
  const { id } = await buildUser(db);
  await addMember(db, counter.pointId, id, "collaborator");
  expect((await look(await buildSession(db, id))).status).toBe(200);
  now = new Date(now.getTime() + 3_601_000);
  expect((await look(counter.operatorToken)).status).toBe(200);
});
