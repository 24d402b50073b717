import { registerCitizen } from "@app/contract/citizens";
import { askLoginCode, currentUser } from "@app/contract/session";
import { addMember, buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enrol, from, messagesTo } from "../accounts/testing/newcomer.ts";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
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

let numbers = 0;
const freshPhone = (): string => `+21366${String(++numbers).padStart(6, "0")}1`;

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
    expect(bodies.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
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
    await db()
      .updateTable("users")
      .set({ phone })
      .where("id", "=", counter.operatorId)
      .execute();
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

describe("whoever has the number", () => {
  beforeAll(newCounter);

  const registered = async () => {
    const phone = freshPhone();
    const { body } = await register({ phone, firstName: "Fatma" });
    const { code } = body as { code: string };
    await deposit(server.url, counter, { citizenCode: code });
    return { phone, code, balance: await balanceOf(code) };
  };

  test("signs up and has the account with its code and tokens, once", async () => {
    const { phone, code, balance } = await registered();
    expect(balance).toBeGreaterThan(0);
    const { answer, token } = await enrol(server, phone, { firstName: "Fatima" });
    expect(answer.status).toBe(201);
    const me = await call(server.url, currentUser, { token });
    expect(me.body).toMatchObject({
      user: { code, nmbrf: "Fatima Benali", code_verified_at: expect.any(String) },
    });
    expect(await balanceOf(code)).toBe(balance);
    expect(await rowsOf(phone)).toMatchObject([{ claimed_at: expect.any(Date) }]);
    const people = await db().selectFrom("users").select("id").where("phone", "=", phone).execute();
    expect(people).toHaveLength(1);
    const violations = await sql`select * from ledger_violations()`.execute(db());
    expect(violations.rows).toEqual([]);
  });

  test("is still found at the counter, and no second account comes of it", async () => {
    const { phone, code } = await registered();
    await enrol(server, phone, { firstName: "Fatima", lastName: "Ziani" });
    const { body } = await register({ phone, firstName: "Fatma" });
    expect(body).toEqual({ code, shortName: "Fatima Z.", isNew: false });
  });

  test("gives the number away: the next one starts with nothing of theirs", async () => {
    const { phone, code } = await registered();
    await enrol(server, phone);
    await db().updateTable("users").set({ phone: null }).where("code", "=", code).execute();
    const next = (await register({ phone, firstName: "Nadir" })).body as { code: string };
    expect(next).toMatchObject({ isNew: true });
    expect(next.code).not.toBe(code);
    expect(await balanceOf(next.code)).toBe(0);
  });

  test("who logs in first hears that the account waits, and gets no digits", async () => {
    const { phone } = await registered();
    const answer = await call(server.url, askLoginCode, {
      body: { login: phone },
      headers: from("ar"),
    });
    expect(answer.status).toBe(202);
    expect(await messagesTo(db(), phone)).toMatchObject([
      { template: "number_registered", channel: "sms", locale: "ar", data: {} },
    ]);
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
