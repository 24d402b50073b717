import { organisationMe } from "@app/contract/organisations";
import * as contract from "@app/contract/password";
import * as session from "@app/contract/session";
import {
  buildOrganisation,
  buildOrganisationSession,
  buildSession,
  buildUser,
} from "@app/database/testing/builders";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Context, createContext } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import { testConfig } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { consecutiveLimit } from "./login.rules.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { codeSentTo, messagesTo, openBrowser, tokenOf, withoutTrace } from "./testing/browser.ts";
import { createTestClock } from "./testing/clock.ts";

const clock = createTestClock();
const password = "bottle cap 42";
const better = "seven lemons on a balcony";
const minute = 60;
const hour = 60 * minute;
let server: TestServer;
let ctx: Context;
let passwordHash: string;
let phone: string;
let email: string;
let userId: string;
let people = 0;

beforeAll(async () => {
  server = await startTestServer(clock);
  ctx = createContext(testConfig(server.database), "test", clock);
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await ctx.close();
  await server.stop();
});
beforeEach(async () => {
  people++;
  phone = `+2137910${String(people).padStart(2, "0")}001`;
  email = `person.${people}@example.com`;
  ({ id: userId } = await buildUser(server.database.db, { phone, email, passwordHash }));
});

const forget = (login: string, strategy: "local" | "user" = "local", locale = "ar") =>
  openBrowser(server.url).call(contract.forgotPassword, {
    body: { login, strategy },
    headers: { "x-locale": locale },
  });

const linkSentTo = async (recipient: string): Promise<string> => {
  const message = (await messagesTo(server.database.db, recipient)).at(-1);
  const { link = "" } = (message?.data ?? {}) as { link?: string };
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:4000\/setNewPassword\/[\w-]{22}$/);
  return link.split("/").at(-1) ?? "";
};

const choose = (token: string, chosen = better) =>
  openBrowser(server.url).call(contract.setNewPassword, { body: { token, password: chosen } });

const logIn = async (secret: string, login = phone): Promise<number> =>
  (await openBrowser(server.url).logIn(login, secret)).status;

const status = async (token: string): Promise<number> =>
  (await openBrowser(server.url).call(session.currentUser, { token })).status;

const templatesTo = async (recipient: string): Promise<string[]> =>
  (await messagesTo(server.database.db, recipient)).map(({ template }) => template);

describe("a forgotten password", () => {
  test("by SMS or by mail: the link leads to a new one, in the language of the page", async () => {
    for (const [login, channel] of [
      [phone, "sms"],
      [email, "mail"],
    ] as const) {
      expect((await forget(login)).status).toBe(202);
      const message = (await messagesTo(server.database.db, login)).at(-1);
      expect(message).toMatchObject({ template: "reset_password", channel, locale: "ar" });
      const chosen = `${better} ${channel}`;
      const answer = await choose(await linkSentTo(login), chosen);
      expect(answer.body).toEqual({ strategy: "local" });
      expect(await logIn(chosen)).toBe(200);
    }
    expect(await logIn(password)).toBe(401);
  });

  test("the new one ends every session and every other link, and its owner hears of it", async () => {
    const { db } = server.database;
    const signedIn = [await buildSession(db, userId), await buildSession(db, userId)];
    await forget(email);
    const other = await linkSentTo(email);
    await forget(phone);
    expect((await choose(await linkSentTo(phone))).status).toBe(200);
    for (const token of signedIn) expect(await status(token)).toBe(401);
    expect((await choose(other)).body).toMatchObject({ error: "link_dead" });
    expect((await templatesTo(phone)).at(-1)).toBe("password_changed");
    expect((await templatesTo(email)).at(-1)).toBe("password_changed");
  });

  test("digits that were asked for before it open nothing after it", async () => {
    const browser = openBrowser(server.url);
    const asked = await browser.call(session.askLoginCode, { body: { login: phone } });
    const { id } = asked.body as { id: string };
    const code = await codeSentTo(server.database.db, phone);
    await forget(email);
    await choose(await linkSentTo(email));
    const late = await browser.call(session.answerChallenge, { body: { id, code } });
    expect(late.body).toMatchObject({ error: "code_dead" });
  });

  test("a link works once and within the hour", async () => {
    await forget(phone);
    const token = await linkSentTo(phone);
    expect((await choose(token)).status).toBe(200);
    expect((await choose(token)).body).toMatchObject({ error: "link_dead" });
    clock.pass(minute);
    await forget(phone);
    clock.pass(hour);
    expect((await choose(await linkSentTo(phone))).body).toMatchObject({ error: "link_dead" });
    expect((await choose("x".repeat(43))).body).toMatchObject({ error: "link_dead" });
  });

  test("twice at once a link gives one password", async () => {
    await forget(phone);
    const token = await linkSentTo(phone);
    const both = await Promise.all([choose(token, `${better} 1`), choose(token, `${better} 2`)]);
    expect(new Set(both.map((answer) => answer.status))).toEqual(new Set([200, 410]));
  });

  test("a weak one is refused and costs nothing: the link still works", async () => {
    await forget(phone);
    const token = await linkSentTo(phone);
    for (const weak of ["password1", "Yasmine2026", phone]) {
      const answer = await choose(token, weak);
      expect(answer.body).toMatchObject({
        error: "weak_password",
        errors: { password: [expect.any(String)] },
      });
    }
    expect((await choose(token)).status).toBe(200);
  });

  test("a hundred wrong ones in a row are forgotten with the old one", async () => {
    for (const login of [phone, email]) {
      const limit = consecutiveLimit({ strategy: "local", login });
      for (let n = 0; n < 100; n++) await takeAttempt(ctx, [limit]);
    }
    expect(await logIn(password)).toBe(429);
    await forget(email);
    await choose(await linkSentTo(email));
    expect([await logIn(better, phone), await logIn(better, email)]).toEqual([200, 200]);
  });

  test("a suspended person's link is dead", async () => {
    await forget(phone);
    const token = await linkSentTo(phone);
    const { db } = server.database;
    await db.updateTable("users").set({ status: "suspended" }).where("id", "=", userId).execute();
    expect((await choose(token)).body).toMatchObject({ error: "link_dead" });
  });

  test("whether somebody has the login is told to nobody", async () => {
    const { db } = server.database;
    const unknown = "+213792000001";
    const claimed = "claimed@example.com";
    const { id } = await buildUser(db, { email: claimed });
    await db.updateTable("users").set({ email_verified_at: null }).where("id", "=", id).execute();
    const known = withoutTrace(await forget(phone));
    for (const login of [unknown, "nobody@example.com", claimed]) {
      expect(withoutTrace(await forget(login))).toEqual(known);
      expect(await templatesTo(login)).toEqual(["none"]);
    }
  });

  test("what is neither number nor address is sent back to be corrected", async () => {
    for (const [login, strategy] of [
      ["yasmine", "local"],
      ["+33612345678", "local"],
      [phone, "user"],
    ] as const) {
      const answer = await forget(login, strategy);
      expect(answer.body).toMatchObject({ error: "invalid_request", errors: { login: ["login"] } });
    }
  });

  test("is asked for as seldom as codes, and counts with them", async () => {
    expect((await forget(phone)).status).toBe(202);
    expect((await forget(phone)).status).toBe(429);
    clock.pass(minute);
    const asked = await openBrowser(server.url).call(session.askLoginCode, {
      body: { login: phone },
    });
    expect(asked.status).toBe(202);
    expect((await forget(phone)).status).toBe(429);
    clock.pass(minute);
    expect((await forget(phone)).status).toBe(202);
    clock.pass(minute);
    expect((await forget(phone)).status).toBe(429);
  });
});

describe("an organisation's forgotten password", () => {
  test("goes to its address, and ends its sessions, not those of a person with the same one", async () => {
    const { db } = server.database;
    const organisationId = await buildOrganisation(db, { email, passwordHash });
    const secret = await buildOrganisationSession(db, organisationId);
    const personToken = await buildSession(db, userId);
    const me = () =>
      openBrowser(server.url).call(organisationMe, {
        headers: { cookie: `__Host-organisation=${secret}` },
      });
    expect((await me()).status).toBe(200);
    await forget(email, "user");
    const answer = await choose(await linkSentTo(email));
    expect(answer.body).toEqual({ strategy: "user" });
    expect((await me()).status).toBe(401);
    expect(await status(personToken)).toBe(200);
    expect(await logIn(password)).toBe(200);
    const { password_hash: kept } = await db
      .selectFrom("organisations")
      .select("password_hash")
      .where("id", "=", organisationId)
      .executeTakeFirstOrThrow();
    expect(await verifyPassword(kept, better)).toBe(true);
    expect((await templatesTo(email)).at(-1)).toBe("password_changed");
  });

  test("a person's address is none of its", async () => {
    await forget(email, "user");
    expect(await templatesTo(email)).toEqual(["none"]);
  });
});

describe("changing the password", () => {
  const change = (token: string, chosen: string, current?: string) =>
    openBrowser(server.url).call(contract.changePassword, {
      token,
      body: { password: chosen, ...(current !== undefined && { current }) },
    });

  test("with the old one: the other sessions end, this one stays, its owner hears of it", async () => {
    const { db } = server.database;
    const other = await buildSession(db, userId);
    const mine = tokenOf(await openBrowser(server.url).logIn(phone, password));
    expect((await change(mine, better, password)).status).toBe(204);
    expect([await status(mine), await status(other)]).toEqual([200, 401]);
    expect([await logIn(better), await logIn(password)]).toEqual([200, 401]);
    expect(await templatesTo(phone)).toEqual(["password_changed"]);
    expect(await templatesTo(email)).toEqual(["password_changed"]);
  });

  test("without the old one, or with a wrong one, it stays", async () => {
    const mine = await buildSession(server.database.db, userId);
    for (const current of [undefined, "not it"]) {
      const answer = await change(mine, better, current);
      expect(answer.body).toMatchObject({
        error: "wrong_password",
        errors: { current: [expect.any(String)] },
      });
    }
    expect(await logIn(password)).toBe(200);
  });

  test("a weak one is refused", async () => {
    const mine = await buildSession(server.database.db, userId);
    const answer = await change(mine, "password1", password);
    expect(answer.body).toMatchObject({ error: "weak_password" });
  });

  test("somebody who has none chooses a first one", async () => {
    const { db } = server.database;
    const first = `+2137911${String(people).padStart(2, "0")}001`;
    const { id } = await buildUser(db, { phone: first });
    const token = await buildSession(db, id);
    const justNow = clock.fixed() ?? new Date();
    await db
      .updateTable("sessions")
      .set({ created_at: justNow })
      .where("user_id", "=", id)
      .execute();
    expect((await change(token, better)).status).toBe(204);
    expect(await logIn(better, first)).toBe(200);
  });

  test("five tries in a quarter of an hour, whoever has the session", async () => {
    const mine = await buildSession(server.database.db, userId);
    for (let n = 0; n < 5; n++) expect((await change(mine, better, "not it")).status).toBe(422);
    expect((await change(mine, better, password)).status).toBe(429);
    clock.pass(15 * minute);
    expect((await change(mine, better, password)).status).toBe(204);
  });
});

test("a password is never too old", async () => {
  clock.pass(10 * 365 * 24 * hour);
  expect(await logIn(password)).toBe(200);
});
