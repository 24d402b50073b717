import * as devices from "@app/contract/devices";
import * as session from "@app/contract/session";
import { addMember, buildPoint, buildUser, makeAdmin } from "@app/database/testing/builders";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { hashPassword } from "./passwords.ts";
import {
  challengeOf,
  codeSentTo,
  messagesTo,
  openBrowser,
  otherThan,
  type TestBrowser,
  tokenOf,
} from "./testing/browser.ts";
import { createTestClock } from "./testing/clock.ts";

const clock = createTestClock();
const password = "bottle cap 42";
let server: TestServer;
let passwordHash: string;
let phone: string;
let people = 0;

beforeAll(async () => {
  server = await startTestServer(clock);
  passwordHash = await hashPassword(password);
});
afterAll(() => server.stop());
beforeEach(() => {
  people++;
  phone = `+2136600${String(people).padStart(2, "0")}001`;
});

const buildOwner = async (email?: string) => {
  const { db } = server.database;
  const more = email ? { email } : {};
  const owner = await buildUser(db, { phone, passwordHash, roles: ["point"], ...more });
  await buildPoint(db, { ownerId: owner.id });
  return owner;
};

const answer = (browser: TestBrowser, id: string, code: string) =>
  browser.call(session.answerChallenge, { body: { id, code } });

/** Password and digits, in a browser the account does not know. */
const passBoth = async (browser: TestBrowser): Promise<string> => {
  const { id } = challengeOf(await browser.logIn(phone, password));
  return tokenOf(await answer(browser, id, await codeSentTo(server.database.db, phone)));
};

const isSignedIn = async (token: string): Promise<boolean> =>
  (await call(server.url, session.currentUser, { token })).status === 200;

describe("whoever moves value, in a browser the account does not know", () => {
  test("gets digits on the phone after the right password, and enters with them", async () => {
    await buildOwner();
    const browser = openBrowser(server.url);
    const first = await browser.logIn(phone, password);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      token: null,
      challenge: { channel: "sms", resendAfterSeconds: 60, sentTo: expect.stringContaining("..") },
    });
    expect(browser.cookie("refresh")).toBeUndefined();
    const { id } = challengeOf(first);
    const code = await codeSentTo(server.database.db, phone);
    expect((await answer(browser, id, otherThan(code))).body).toMatchObject({
      error: "wrong_code",
    });
    const token = tokenOf(await answer(browser, id, code));
    expect(await isSignedIn(token)).toBe(true);
    expect(browser.cookie("refresh")).toBeDefined();
  });

  test("hears of it, with a word about the device", async () => {
    await buildOwner();
    const browser = openBrowser(server.url);
    await passBoth(browser);
    const told = (await messagesTo(server.database.db, phone)).at(-1);
    expect(told).toMatchObject({ template: "new_device", channel: "sms", locale: "fr" });
    await passBothAgain(browser);
    const templates = (await messagesTo(server.database.db, phone)).map(({ template }) => template);
    expect(templates).toEqual(["code", "new_device"]);
  });

  const passBothAgain = async (browser: TestBrowser): Promise<void> => {
    expect((await browser.logIn(phone, password)).body).toMatchObject({ challenge: null });
  };

  test("is not asked again in the same browser, but in another one", async () => {
    await buildOwner();
    const browser = openBrowser(server.url);
    await passBoth(browser);
    await passBothAgain(browser);
    clock.pass(60);
    const other = await openBrowser(server.url).logIn(phone, password);
    expect(other.body).toMatchObject({ token: null });
  });

  test("is whoever works at a point, carries or pays, but no citizen", async () => {
    const { db } = server.database;
    const point = await buildPoint(db);
    const collaborator = await buildUser(db, { phone, passwordHash });
    const isAsked = async (login: string) => {
      clock.pass(60);
      const { body } = await openBrowser(server.url).logIn(login, password);
      return (body as session.LoginAnswer).token === null;
    };
    expect(await isAsked(phone)).toBe(false);
    await addMember(db, point.id, collaborator.id, "collaborator");
    expect(await isAsked(phone)).toBe(true);
    await db
      .updateTable("point_members")
      .set({ removed_at: new Date() })
      .where("user_id", "=", collaborator.id)
      .execute();
    expect(await isAsked(phone)).toBe(false);
    for (const [n, role] of (["point", "transporter", "brand"] as const).entries()) {
      const email = `${role}@example.com`;
      await buildUser(db, { email, passwordHash, roles: ["citizen", role] });
      expect([role, n, await isAsked(email)]).toEqual([role, n, true]);
    }
  });

  test("is asked also where a citizen's password was enough before", async () => {
    const { db } = server.database;
    const { id } = await buildUser(db, { phone, passwordHash });
    const browser = openBrowser(server.url);
    expect((await browser.logIn(phone, password)).body).toMatchObject({ challenge: null });
    await addMember(db, (await buildPoint(db)).id, id, "collaborator");
    expect((await browser.logIn(phone, password)).body).toMatchObject({ token: null });
  });

  test("gets the digits by mail when there is no number, or it has had its share", async () => {
    const email = `owner.${people}@example.com`;
    await buildOwner(email);
    const { db } = server.database;
    for (let n = 0; n < 3; n++) {
      await openBrowser(server.url).call(session.askLoginCode, { body: { login: phone } });
      clock.pass(60);
    }
    const browser = openBrowser(server.url);
    const first = await browser.logIn(phone, password);
    expect(first.body).toMatchObject({ challenge: { channel: "mail", sentTo: "o…@example.com" } });
    const entered = await answer(browser, challengeOf(first).id, await codeSentTo(db, email));
    expect(entered.status).toBe(200);
  });

  test("is not let in by digits alone there, and the digits are spent", async () => {
    await buildOwner();
    const browser = openBrowser(server.url);
    const asked = await browser.call(session.askLoginCode, { body: { login: phone } });
    const { id } = asked.body as { id: string };
    const code = await codeSentTo(server.database.db, phone);
    expect((await answer(browser, id, code)).body).toMatchObject({ error: "password_needed" });
    expect((await answer(browser, id, code)).body).toMatchObject({ error: "code_dead" });
    // Having had digits once does not make the browser a known one.
    clock.pass(60);
    expect((await browser.logIn(phone, password)).body).toMatchObject({ token: null });
  });

  test("is let in by digits alone where a second step was passed before", async () => {
    await buildOwner();
    const browser = openBrowser(server.url);
    await passBoth(browser);
    clock.pass(60);
    const asked = await browser.call(session.askLoginCode, { body: { login: phone } });
    const { id } = asked.body as { id: string };
    const entered = await answer(browser, id, await codeSentTo(server.database.db, phone));
    expect(entered.status).toBe(200);
  });

  test("is asked everywhere again after signing out everywhere", async () => {
    await buildOwner();
    const browser = openBrowser(server.url);
    const token = await passBoth(browser);
    await browser.call(devices.signOutEverywhere, { token });
    clock.pass(60);
    expect((await browser.logIn(phone, password)).body).toMatchObject({ token: null });
  });
});

test("an administrator without an authenticator app is asked for digits like whoever moves value", async () => {
  const { db, ownerUrl } = server.database;
  const { id } = await buildUser(db, { phone, passwordHash });
  await makeAdmin(ownerUrl, id);
  const browser = openBrowser(server.url);
  const token = await passBoth(browser);
  const me = await call(server.url, session.currentUser, { token });
  expect(me.body).toMatchObject({ user: { scope: [] } });
});

describe("between the two steps", () => {
  test("a person who is suspended meanwhile stays out", async () => {
    const { id: userId } = await buildOwner();
    const { db } = server.database;
    const browser = openBrowser(server.url);
    const { id } = challengeOf(await browser.logIn(phone, password));
    await db.updateTable("users").set({ status: "suspended" }).where("id", "=", userId).execute();
    const late = await answer(browser, id, await codeSentTo(db, phone));
    expect(late.body).toMatchObject({ error: "account_suspended" });
  });

  test("two right answers at once open one session", async () => {
    await buildOwner();
    const browser = openBrowser(server.url);
    const { id } = challengeOf(await browser.logIn(phone, password));
    const code = await codeSentTo(server.database.db, phone);
    const both = await Promise.all([answer(browser, id, code), answer(browser, id, code)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 410]));
  });

  test("the digits of one challenge do not open another", async () => {
    await buildOwner();
    const browser = openBrowser(server.url);
    const { id: first } = challengeOf(await browser.logIn(phone, password));
    const old = await codeSentTo(server.database.db, phone);
    clock.pass(60);
    const { id: second } = challengeOf(await browser.logIn(phone, password));
    const fresh = await codeSentTo(server.database.db, phone);
    if (old !== fresh) {
      expect((await answer(browser, second, old)).body).toMatchObject({ error: "wrong_code" });
      expect((await answer(browser, first, fresh)).body).toMatchObject({ error: "wrong_code" });
    }
    expect((await answer(browser, second, fresh)).status).toBe(200);
  });
});
