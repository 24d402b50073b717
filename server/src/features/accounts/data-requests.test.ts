import { askDeletion, confirmDeletion, exportMyData, keepAccount } from "@app/contract/privacy";
import * as desk from "@app/contract/privacy-desk";
import { buildPoint, buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Context, createContext } from "../../context.ts";
import { call } from "../../testing/call.ts";
import { freshPhone } from "../../testing/fresh.ts";
import { testConfig } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { erasePeople } from "./erase-people.ts";
import * as newcomer from "./testing/newcomer.ts";

const dayMs = 86_400_000;
let server: TestServer;
let ctx: Context;
let token: string;
let moment: Date | null = null;

const db = () => server.database.db;
const inDays = (days: number): Date => new Date(Date.now() + days * dayMs);

beforeAll(async () => {
  const clock = { fixed: () => moment };
  server = await startTestServer(clock);
  ctx = createContext(testConfig(server.database), "test", clock);
});
afterAll(async () => {
  await ctx.close();
  await server.stop();
});
beforeEach(async () => {
  moment = null;
  const { id } = await buildUser(db());
  await makeAdmin(server.database.ownerUrl, id);
  token = await buildSession(db(), id, { isStrong: true });
  // The clock goes on by weeks.
  await sql`update sessions set access_expires_at = now() + interval '90 days',
    strong_at = now() + interval '32 days' where user_id = ${id}`.execute(db());
});

const overview = async () =>
  desk.showPrivacyDesk.response.parse(
    (await call(server.url, desk.showPrivacyDesk, { token })).body,
  );
const requests = async (query: { state?: (typeof desk.requestStates)[number] } = {}) =>
  desk.listDataRequests.response.parse(
    (await call(server.url, desk.listDataRequests, { token, query })).body,
  ).requests;

const planErasure = async (phone: string) => {
  const headers = newcomer.from();
  const id = newcomer.idOf(
    await call(server.url, askDeletion, { body: { login: phone }, headers }),
  );
  const code = await newcomer.digitsTo(db(), phone);
  const answer = await call(server.url, confirmDeletion, { body: { id, code }, headers });
  expect(answer.status).toBe(200);
};

describe("what people asked for", () => {
  test("a copy of one's data is one line, done at once", async () => {
    const { id, code } = await buildUser(db());
    const before = await overview();
    await call(server.url, exportMyData, { token: await buildSession(db(), id) });
    const after = await overview();
    expect(after.exports.total - before.exports.total).toBe(1);
    expect(after.exports.lastMonth - before.exports.lastMonth).toBe(1);
    expect((await requests())[0]).toMatchObject({ kind: "export", state: "done", code });
  });

  test("an erasure waits thirty days, is done in the night after, and then names nobody", async () => {
    const phone = freshPhone();
    const { code } = await buildUser(db(), { phone });
    await planErasure(phone);
    moment = inDays(0.1);
    await planErasure(phone);
    const waiting = await requests({ state: "waiting" });
    expect(waiting.filter((one) => one.code === code)).toHaveLength(1);
    const [request] = waiting;
    moment = inDays(31);
    await erasePeople(ctx);
    expect((await requests()).find(({ id }) => id === request?.id)).toMatchObject({
      state: "done",
      code: null,
      endedAt: moment.toISOString(),
    });
  });

  test("a change of mind ends it, and asking again is another one", async () => {
    const phone = freshPhone();
    const { id, code } = await buildUser(db(), { phone });
    await planErasure(phone);
    await call(server.url, keepAccount, { token: await buildSession(db(), id) });
    moment = inDays(0.1);
    await planErasure(phone);
    const own = (await requests()).filter((one) => one.code === code);
    expect(own.map(({ state }) => state)).toEqual(["waiting", "withdrawn"]);
  });

  test("what still stands in the way is told by name, a day after it should have been done", async () => {
    const phone = freshPhone();
    const { id, code } = await buildUser(db(), { phone });
    await planErasure(phone);
    await buildPoint(db(), { ownerId: id });
    moment = inDays(30.5);
    await erasePeople(ctx);
    expect((await requests()).find((one) => one.code === code)?.state).toBe("waiting");
    moment = inDays(32);
    await erasePeople(ctx);
    expect((await requests({ state: "late" })).find((one) => one.code === code)?.bars).toEqual([
      "point",
    ]);
    expect((await overview()).erasures.late).toBeGreaterThan(0);
  });
});
