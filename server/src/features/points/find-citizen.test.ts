import { createHmac } from "node:crypto";
import { findCitizen } from "@app/contract/citizens";
import { showCodeSecret } from "@app/contract/code-secret";
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

const look = (token: string, code = counter.citizen.code, query = {}) =>
  call(server.url, findCitizen, { token, params: { code }, query });

const atPoint = () => ({ pointId: counter.pointId });

test("a code gives the first name and an initial, no more", async () => {
  const { body } = await look(counter.operatorToken);
  expect(body).toEqual({ code: counter.citizen.code, shortName: "Yasmine B.", isLive: null });
  expect((await look(counter.operatorToken, "222222")).body).toMatchObject({
    error: "citizen_unknown",
  });
});

test("the number on a code of long ago leads to the same person", async () => {
  const { db } = server.database;
  const { id, code } = await buildUser(db, { firstName: "Samir" });
  await db.updateTable("users").set({ old_number: 1042 }).where("id", "=", id).execute();
  expect((await look(counter.operatorToken, "1042")).body).toMatchObject({ code });
  expect((await look(counter.operatorToken, "1043")).status).toBe(404);
});

test("who weighs, who works there and who shares the phone are refused, each by name", async () => {
  const { db } = server.database;
  const refused = async (code: string) =>
    (await look(counter.operatorToken, code, atPoint())).body as { error?: string };
  const codeOf = async (id: string) =>
    (await db.selectFrom("users").select("code").where("id", "=", id).executeTakeFirstOrThrow())
      .code;
  expect(await refused(await codeOf(counter.operatorId))).toMatchObject({ error: "self_deposit" });
  const colleague = await buildUser(db);
  await addMember(db, counter.pointId, colleague.id, "collaborator");
  expect(await refused(colleague.code)).toMatchObject({ error: "colleague_deposit" });
  const cousin = await buildUser(db);
  const mark = Buffer.alloc(32, 7);
  for (const user_id of [counter.operatorId, cousin.id]) {
    await db.insertInto("devices").values({ user_id, secret_hash: mark }).execute();
  }
  expect(await refused(cousin.code)).toMatchObject({ error: "same_phone_deposit" });
  await db.deleteFrom("devices").where("secret_hash", "=", mark).execute();
  expect(await refused(cousin.code)).not.toHaveProperty("error");
});

test("the moving part of a code is live for its minute and one beside it, an old picture is not", async () => {
  const given = await call(server.url, showCodeSecret, { token: counter.citizenToken });
  const { code, secret, now: told } = given.body as { code: string; secret: string; now: string };
  expect([code, told]).toEqual([counter.citizen.code, now.toISOString()]);
  const sealAt = (minute: number, of = code) => {
    const mac = createHmac("sha256", Buffer.from(secret, "base64url")).update(`${of}|${minute}`);
    return `${minute}.${mac.digest().subarray(0, 12).toString("base64url")}`;
  };
  const minute = Math.floor(now.getTime() / 60_000);
  const isLive = async (seal: string) =>
    ((await look(counter.operatorToken, code, { seal })).body as { isLive: boolean }).isLive;
  expect(await isLive(sealAt(minute))).toBe(true);
  expect(await isLive(sealAt(minute - 1))).toBe(true);
  expect(await isLive(sealAt(minute - 2))).toBe(false);
  expect(await isLive(`${minute}.${sealAt(minute - 2).split(".")[1]}`)).toBe(false);
  expect(await isLive(sealAt(minute, "222222"))).toBe(false);
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
