import * as account from "@app/contract/account";
import { changePassword } from "@app/contract/password";
import { buildSession, buildUser, type UserOverrides } from "@app/database/testing/builders";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { freshEmail, freshPhone } from "../../testing/fresh.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { hashPassword } from "../identity/index.ts";
import { from, messagesTo, tokenTo } from "./testing/newcomer.ts";

const password = "bottle cap 42";
let passwordHash: string;
let server: TestServer;
let moment: Date;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
  server = await startTestServer({ fixed: () => moment });
});
afterAll(() => server.stop());
beforeEach(() => {
  moment = new Date();
});

const db = () => server.database.db;
const wait = (minutes: number): void => {
  moment = new Date(moment.getTime() + minutes * 60_000);
};

/** Somebody who logged in a while ago. */
const signedIn = async (overrides: UserOverrides = { passwordHash }): Promise<string> => {
  const { id } = await buildUser(db(), overrides);
  const token = await buildSession(db(), id);
  wait(11);
  return token;
};

interface Proof {
  password?: string;
}

/** Both ways to log in are guarded alike. */
const ways = [
  {
    way: "number",
    fresh: freshPhone,
    ask: (token: string, phone?: string, proof: Proof = {}) =>
      call(server.url, account.askPhoneCode, { token, body: { phone, ...proof }, headers: from() }),
  },
  {
    way: "address",
    fresh: freshEmail,
    ask: (token: string, email?: string, proof: Proof = {}) =>
      call(server.url, account.askEmailLink, { token, body: { email, ...proof }, headers: from() }),
  },
] as const;

describe.each(ways)("a new $way", ({ way, fresh, ask }) => {
  test("is nobody's who only holds the open phone: the password is asked for", async () => {
    const token = await signedIn();
    const target = fresh();
    expect((await ask(token, target)).body).toMatchObject({ error: "password_needed" });
    const guessed = await ask(token, target, { password: "bottle cap 43" });
    expect(guessed.body).toMatchObject({
      error: "wrong_password",
      errors: { password: ["wrong_password"] },
    });
    expect(await messagesTo(db(), target)).toEqual([]);
    expect((await ask(token, target, { password })).status).toBe(202);
    expect(await messagesTo(db(), target)).toHaveLength(1);
  });

  test("is not asked for twice: the password counts for ten minutes, in this session", async () => {
    const { id } = await buildUser(db(), { passwordHash });
    const [token, other] = [await buildSession(db(), id), await buildSession(db(), id)];
    wait(11);
    expect((await ask(token, fresh(), { password })).status).toBe(202);
    wait(2);
    expect((await ask(token, fresh())).status).toBe(202);
    expect((await ask(other, fresh())).status).toBe(403);
    wait(9);
    expect((await ask(token, fresh())).body).toMatchObject({ error: "password_needed" });
  });

  test("needs no password just after logging in", async () => {
    const { id } = await buildUser(db(), { passwordHash });
    const token = await buildSession(db(), id);
    wait(9);
    expect((await ask(token, fresh())).status).toBe(202);
  });

  test("of somebody without a password is for those who logged in just now", async () => {
    const token = await signedIn({});
    const answer = await ask(token, fresh(), { password });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ error: "log_in_again" });
  });

  test("can be guessed at five times, by however many at once", async () => {
    const token = await signedIn();
    const target = fresh();
    const guesses = Array.from({ length: 20 }, (_, n) =>
      ask(token, target, { password: `bottle cap ${n}` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    expect((await ask(token, target, { password })).status).toBe(429);
    const elsewhere = { current: password, password: "seven lemons on a balcony" };
    expect((await call(server.url, changePassword, { token, body: elsewhere })).status).toBe(429);
    expect(await messagesTo(db(), target)).toEqual([]);
  });

  test("is not in question where the person proves the one that is there", async () => {
    const target = fresh();
    const token = await signedIn(way === "number" ? { phone: target } : { email: target });
    expect((await ask(token, target)).status).toBe(202);
    wait(2);
    expect((await ask(token)).status).toBe(202);
  });
});

test("the link to an address that was asked for with the password is sent again without it", async () => {
  const token = await signedIn({ email: freshEmail(), passwordHash });
  const email = freshEmail();
  const ask = (proof: Proof = {}) =>
    call(server.url, account.askEmailLink, { token, body: { email, ...proof }, headers: from() });
  expect((await ask({ password })).status).toBe(202);
  wait(11);
  expect((await ask()).status).toBe(202);
  expect(await tokenTo(db(), email)).not.toBe("");
});

test("a first password is for those who logged in just now", async () => {
  const token = await signedIn({});
  const choose = () => call(server.url, changePassword, { token, body: { password } });
  expect((await choose()).body).toMatchObject({ error: "log_in_again" });
  moment = new Date();
  expect((await choose()).status).toBe(204);
});
