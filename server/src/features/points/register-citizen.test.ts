import { registerCitizen } from "@app/contract/citizens";
import { addMember, buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { freshPhone } from "../../testing/fresh.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let counter: Counter;
/** Null: the clock of the database. */
let moment: Date | null = null;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => moment });
});
afterAll(() => server.stop());

const db = () => server.database.db;

const register = (body: object, token = counter.operatorToken, pointId = counter.pointId) =>
  call(server.url, registerCitizen, { token, params: { pointId }, body: body as never });

const newCounter = async () => {
  counter = await buildCounter(db());
};

const rowsOf = (phone: string) =>
  db().selectFrom("counter_registrations").selectAll().where("phone", "=", phone).execute();

const balanceOf = async (code: string): Promise<number> => {
  const { balance } = await db()
    .selectFrom("accounts")
    .innerJoin("users", "users.id", "accounts.id")
    .select("balance")
    .where("code", "=", code)
    .executeTakeFirstOrThrow();
  return Number(balance);
};

describe("a citizen without a phone", () => {
  beforeAll(newCounter);

  test("is found by a number they have proven: the short name and the code, no more", async () => {
    const phone = freshPhone();
    const { code } = await buildUser(db(), { phone, firstName: "Lynda", lastName: "Amrane" });
    const { body } = await register({ phone: phone.replace("+213", "0"), firstName: "Mallory" });
    expect(body).toEqual({ code, shortName: "Lynda A.", isNew: false });
    expect(await rowsOf(phone)).toEqual([]);
  });

  test("is unknown until somebody says the first name, and registered once", async () => {
    const phone = freshPhone();
    expect((await register({ phone })).body).toMatchObject({ error: "citizen_unknown" });
    expect(await rowsOf(phone)).toEqual([]);
    const both = await Promise.all([
      register({ phone, firstName: "Fatma" }),
      register({ phone, firstName: "Fatma" }),
    ]);
    const bodies = both.map(({ body }) => body as { code: string; isNew: boolean });
    expect(new Set(bodies.map(({ code }) => code)).size).toBe(1);
    expect(bodies.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await rowsOf(phone)).toMatchObject([
      { point_id: counter.pointId, registered_by: counter.operatorId, claimed_at: null },
    ]);
  });

  test("earns from the first bag on", async () => {
    const { body } = await register({ phone: freshPhone(), firstName: "Fatma" });
    const { code } = body as { code: string };
    const weighed = await deposit(server.url, counter, { citizenCode: code });
    expect(weighed.status).toBe(201);
    expect(await balanceOf(code)).toBe((weighed.body as { tokens: number }).tokens);
  });

  test("who weighs, a colleague and the staff of another point are refused", async () => {
    const phone = freshPhone();
    await db().updateTable("users").set({ phone }).where("id", "=", counter.operatorId).execute();
    expect((await register({ phone })).body).toMatchObject({ error: "self_deposit" });
    const colleague = await buildUser(db(), { phone: freshPhone() });
    await addMember(db(), counter.pointId, colleague.id, "collaborator");
    const token = await buildSession(db(), colleague.id);
    expect((await register({ phone }, token)).body).toMatchObject({ error: "colleague_deposit" });
    const { ownerId } = await buildPoint(db());
    const stranger = await buildSession(db(), ownerId);
    const refused = await register({ phone: freshPhone(), firstName: "Fatma" }, stranger);
    expect(refused.body).toMatchObject({ error: "not_a_member" });
  });

  test("who is suspended is not weighed for", async () => {
    const phone = freshPhone();
    await buildUser(db(), { phone, status: "suspended" });
    expect((await register({ phone })).body).toMatchObject({ error: "citizen_suspended" });
  });
});

test("a point asks for 30 numbers an hour, whoever of its staff asks", async () => {
  await newCounter();
  moment = new Date();
  const phone = freshPhone();
  await buildUser(db(), { phone });
  const helper = await buildUser(db());
  await addMember(db(), counter.pointId, helper.id, "collaborator");
  const tokens = [counter.operatorToken, await buildSession(db(), helper.id)];
  const statuses = new Set<number>();
  for (let time = 0; time < 30; time++) {
    statuses.add((await register({ phone }, tokens[time % 2])).status);
  }
  expect(statuses).toEqual(new Set([200]));
  expect((await register({ phone }, tokens[1])).status).toBe(429);
  moment = new Date(moment.getTime() + 3_601_000);
  expect((await register({ phone })).status).toBe(200);
});
