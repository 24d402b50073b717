import * as contract from "@app/contract/authenticator-app";
import * as session from "@app/contract/session";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { Secret, TOTP, URI } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
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
let adminId: string;
let people = 0;

beforeAll(async () => {
  server = await startTestServer(clock);
  passwordHash = await hashPassword(password);
});
afterAll(() => server.stop());
beforeEach(async () => {
  people++;
  phone = `+2137920${String(people).padStart(2, "0")}001`;
  const { db, ownerUrl } = server.database;
  ({ id: adminId } = await buildUser(db, { phone, passwordHash }));
  await makeAdmin(ownerUrl, adminId);
});

/** What the app on the administrator's phone shows, so many seconds from now. */
const shown = (secret: string, secondsAway = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: (clock.fixed()?.getTime() ?? 0) + secondsAway * 1000,
  });

const start = (token: string) =>
  openBrowser(server.url).call(contract.startAuthenticatorApp, { token });

const confirm = (token: string, secret: string, code: string) =>
  openBrowser(server.url).call(contract.confirmAuthenticatorApp, { token, body: { secret, code } });

/** An administrator with an app; answers its secret. The next step has begun. */
const enrol = async (): Promise<string> => {
  const token = await buildSession(server.database.db, adminId);
  const { secret } = (await start(token)).body as { secret: string };
  expect((await confirm(token, secret, shown(secret))).status).toBe(204);
  clock.pass(30);
  return secret;
};

const answer = (browser: TestBrowser, id: string, code: string) =>
  browser.call(session.answerChallenge, { body: { id, code } });

const scopeOf = async (token: string): Promise<unknown> => {
  const { body } = await openBrowser(server.url).call(session.currentUser, { token });
  return (body as { user: { scope: string[] } }).user.scope;
};

describe("enrolling an app", () => {
  test("its first code makes the session an administrator's", async () => {
    const token = await buildSession(server.database.db, adminId);
    expect(await scopeOf(token)).toEqual([]);
    const begun = await start(token);
    const { uri, secret } = begun.body as { uri: string; secret: string };
    const app = URI.parse(uri) as TOTP;
    expect(app).toMatchObject({ issuer: "Dawra", digits: 6, period: 30, algorithm: "SHA1" });
    expect(app.secret.base32).toBe(secret);
    const wrong = await confirm(token, secret, otherThan(shown(secret)));
    expect(wrong.body).toMatchObject({ error: "wrong_code" });
    expect((await confirm(token, secret, shown(secret))).status).toBe(204);
    expect(await scopeOf(token)).toEqual(["admin"]);
  });

  test("is for administrators alone", async () => {
    const { db } = server.database;
    const { id } = await buildUser(db);
    const token = await buildSession(db, id);
    const secret = new Secret({ size: 20 }).base32;
    expect((await start(token)).status).toBe(403);
    expect((await confirm(token, secret, shown(secret))).status).toBe(403);
  });

  test("a session without the app cannot put another in its place", async () => {
    await enrol();
    const weak = await buildSession(server.database.db, adminId);
    const secret = new Secret({ size: 20 }).base32;
    expect((await start(weak)).status).toBe(403);
    expect((await confirm(weak, secret, shown(secret))).status).toBe(403);
    const strong = await buildSession(server.database.db, adminId, { isStrong: true });
    expect((await start(strong)).status).toBe(200);
  });

  test("its secret is kept sealed", async () => {
    const secret = await enrol();
    const { totp_secret: sealed } = await server.database.db
      .selectFrom("users")
      .select("totp_secret")
      .where("id", "=", adminId)
      .executeTakeFirstOrThrow();
    const raw = Secret.fromBase32(secret);
    for (const text of [secret, raw.hex, raw.latin1]) {
      expect(sealed?.toString("latin1")).not.toContain(text);
    }
  });
});

describe("logging in with the app", () => {
  test("is asked for every time, and makes the session an administrator's", async () => {
    const secret = await enrol();
    const browser = openBrowser(server.url);
    for (let n = 0; n < 2; n++) {
      const first = await browser.logIn(phone, password);
      expect(first.body).toMatchObject({
        token: null,
        challenge: { channel: "app", sentTo: "", resendAfterSeconds: 0 },
      });
      const entered = await answer(browser, challengeOf(first).id, shown(secret));
      expect(await scopeOf(tokenOf(entered))).toEqual(["admin"]);
      clock.pass(30);
    }
    const templates = (await messagesTo(server.database.db, phone)).map(({ template }) => template);
    expect(templates).toEqual(["new_device"]);
  });

  test("a code counts once, also in another challenge", async () => {
    const secret = await enrol();
    const [one, other] = [openBrowser(server.url), openBrowser(server.url)];
    const challenges = [
      challengeOf(await one.logIn(phone, password)),
      challengeOf(await other.logIn(phone, password)),
    ] as const;
    const code = shown(secret);
    expect((await answer(one, challenges[0].id, code)).status).toBe(200);
    expect((await answer(other, challenges[1].id, code)).body).toMatchObject({
      error: "wrong_code",
    });
    clock.pass(30);
    expect((await answer(other, challenges[1].id, shown(secret))).status).toBe(200);
  });

  test("the code that enrolled it does not open a session as well", async () => {
    const token = await buildSession(server.database.db, adminId);
    const { secret } = (await start(token)).body as { secret: string };
    const code = shown(secret);
    await confirm(token, secret, code);
    const browser = openBrowser(server.url);
    const { id } = challengeOf(await browser.logIn(phone, password));
    expect((await answer(browser, id, code)).body).toMatchObject({ error: "wrong_code" });
  });

  test("a phone may be half a minute off, not more", async () => {
    for (const [secondsAway, status] of [
      [-60, 422],
      [-30, 200],
      [30, 200],
      [60, 422],
    ] as const) {
      const secret = await enrol();
      clock.pass(300);
      const browser = openBrowser(server.url);
      const { id } = challengeOf(await browser.logIn(phone, password));
      const answered = await answer(browser, id, shown(secret, secondsAway));
      expect([secondsAway, answered.status]).toEqual([secondsAway, status]);
      await forgetApp();
    }
  });

  const forgetApp = () =>
    server.database.db
      .updateTable("users")
      .set({ totp_secret: null, totp_step: null })
      .where("id", "=", adminId)
      .execute();

  test("ten wrong ones in an hour are all, over any number of challenges and addresses", async () => {
    const secret = await enrol();
    const statuses = [];
    for (let n = 0; n < 3; n++) {
      const browser = openBrowser(server.url);
      const { id } = challengeOf(await browser.logIn(phone, password));
      for (let k = 0; k < 5; k++) {
        statuses.push((await answer(browser, id, otherThan(shown(secret)))).status);
      }
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual(Array(5).fill(429));
  });

  test("nothing is sent again, there is nothing to send", async () => {
    await enrol();
    const browser = openBrowser(server.url);
    const { id } = challengeOf(await browser.logIn(phone, password));
    expect((await browser.call(session.resendChallenge, { body: { id } })).status).toBe(410);
  });

  test("digits by SMS in a known browser open a session that is no administrator's", async () => {
    const secret = await enrol();
    const browser = openBrowser(server.url);
    const { id } = challengeOf(await browser.logIn(phone, password));
    await answer(browser, id, shown(secret));
    const asked = await browser.call(session.askLoginCode, { body: { login: phone } });
    const code = await codeSentTo(server.database.db, phone);
    const entered = await answer(browser, (asked.body as { id: string }).id, code);
    expect(await scopeOf(tokenOf(entered))).toEqual([]);
  });

  test("an app's code is no answer to digits by SMS", async () => {
    const secret = await enrol();
    const browser = openBrowser(server.url);
    const asked = await browser.call(session.askLoginCode, { body: { login: phone } });
    const { id } = asked.body as { id: string };
    if (shown(secret) === (await codeSentTo(server.database.db, phone))) return;
    expect((await answer(browser, id, shown(secret))).body).toMatchObject({ error: "wrong_code" });
  });
});
