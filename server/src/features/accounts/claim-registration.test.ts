import { registerCitizen } from "@app/contract/citizens";
import { askLoginCode, currentUser } from "@app/contract/session";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { freshPhone } from "../../testing/fresh.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { enrol, from, messagesTo } from "./testing/newcomer.ts";

let server: TestServer;
let counter: Counter;

beforeAll(async () => {
  server = await startTestServer();
  counter = await buildCounter(server.database.db);
});
afterAll(() => server.stop());

const db = () => server.database.db;

const register = (body: { phone: string; firstName: string }) =>
  call(server.url, registerCitizen, {
    token: counter.operatorToken,
    params: { pointId: counter.pointId },
    body,
  });

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

describe("whoever has a number that a point registered", () => {
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
