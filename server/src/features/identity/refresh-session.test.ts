import * as session from "@app/contract/session";
import { buildUser } from "@app/database/testing/builders";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { hashPassword } from "./passwords.ts";
import { openBrowser, type TestBrowser, tokenOf } from "./testing/browser.ts";
import { createTestClock } from "./testing/clock.ts";

const clock = createTestClock();
const password = "bottle cap 42";
const day = 24 * 3600;
let server: TestServer;
let secondUrl: string;
let userId: string;
let browser: TestBrowser;
/** The first access token and the first cookie of the test's session. */
let token: string;
let cookie: string;

beforeAll(async () => {
  server = await startTestServer(clock);
  secondUrl = (await server.addApi()).url;
  const passwordHash = await hashPassword(password);
  ({ id: userId } = await buildUser(server.database.db, { phone: "+213550000001", passwordHash }));
});
afterAll(() => server.stop());
beforeEach(async () => {
  browser = openBrowser(server.url);
  token = tokenOf(await browser.logIn("0550000001", password));
  cookie = browser.cookie("refresh") ?? "";
});

const refresh = (from: TestBrowser = browser) => from.call(session.refreshSession);

/** With a cookie of one's choice, as a thief or a late answer would. */
const refreshWith = (value: string, url = server.url) => {
  const other = openBrowser(url);
  other.setCookie("refresh", value);
  return refresh(other);
};

const status = async (accessToken: string): Promise<number> =>
  (await browser.call(session.currentUser, { token: accessToken })).status;

describe("an access token", () => {
  test("lives a quarter of an hour, and the cookie brings the next one", async () => {
    clock.pass(15 * 60 - 1);
    expect(await status(token)).toBe(200);
    clock.pass(1);
    expect(await status(token)).toBe(401);
    const renewed = await refresh();
    expect(await status(tokenOf(renewed))).toBe(200);
    expect(browser.cookie("refresh")).not.toBe(cookie);
  });

  test("dies when the next one is made", async () => {
    await refresh();
    expect(await status(token)).toBe(401);
  });
});

describe("the cookie", () => {
  test("carries a session for thirty days and no longer, however often it is renewed", async () => {
    for (let n = 0; n < 29; n++) {
      clock.pass(day);
      expect((await refresh()).status).toBe(200);
    }
    clock.pass(day);
    expect((await refresh()).status).toBe(401);
  });

  describe("of an administrator who passed an authenticator app", () => {
    beforeEach(async () => {
      await server.database.db
        .updateTable("sessions")
        .set({ strong_at: clock.fixed() })
        .where("user_id", "=", userId)
        .execute();
    });

    test("is worth nothing after half an hour in which nobody asked for anything", async () => {
      clock.pass(30 * 60 - 1);
      expect((await refresh()).status).toBe(200);
      clock.pass(30 * 60);
      expect((await refresh()).status).toBe(401);
    });

    test("is worth nothing after twelve hours, however often it is renewed", async () => {
      for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
        clock.pass(20 * 60);
        expect((await refresh()).status).toBe(200);
      }
      clock.pass(20 * 60);
      expect((await refresh()).status).toBe(401);
    });
  });

  test("is nothing without a session, or made up", async () => {
    expect((await refresh(openBrowser(server.url))).status).toBe(401);
    expect((await refreshWith("x".repeat(43))).status).toBe(401);
    expect((await refreshWith("x".repeat(4000))).status).toBe(401);
    expect(await status(token)).toBe(200);
  });

  test("of a suspended person gives nothing, and is good again when they are back", async () => {
    const { db } = server.database;
    const setStatus = (value: "active" | "suspended") =>
      db.updateTable("users").set({ status: value }).where("id", "=", userId).execute();
    await setStatus("suspended");
    expect((await refresh()).status).toBe(401);
    await setStatus("active");
    expect((await refresh()).status).toBe(200);
  });
});

describe("a cookie that comes back", () => {
  test("after the new token was used is a stolen one: the session ends for both", async () => {
    const renewed = tokenOf(await refresh());
    expect(await status(renewed)).toBe(200);
    expect((await refreshWith(cookie)).status).toBe(401);
    expect(await status(renewed)).toBe(401);
    expect((await refresh()).status).toBe(401);
  });

  test("in a thief's hands first ends the session when its owner comes", async () => {
    const thief = openBrowser(server.url);
    thief.setCookie("refresh", cookie);
    const stolen = tokenOf(await refresh(thief));
    expect(await status(stolen)).toBe(200);
    expect((await refresh()).status).toBe(401);
    expect(await status(stolen)).toBe(401);
    expect((await refresh(thief)).status).toBe(401);
  });

  test("because the answer was lost is forgiven, also much later", async () => {
    await refresh();
    clock.pass(day);
    const again = await refreshWith(cookie);
    expect(again.status).toBe(200);
    expect(await status(tokenOf(again))).toBe(200);
  });

  test("is forgiven as often as answers are lost", async () => {
    for (let n = 0; n < 5; n++) expect((await refreshWith(cookie)).status).toBe(200);
    expect(await status(tokenOf(await refreshWith(cookie)))).toBe(200);
  });

  test("from before the last one is never forgiven", async () => {
    await refresh();
    const renewed = await refresh();
    expect((await refreshWith(cookie)).status).toBe(401);
    expect(await status(tokenOf(renewed))).toBe(401);
  });

  test("twice at the same moment, over two processes, leaves both with a session that works", async () => {
    for (let round = 0; round < 10; round++) {
      const present = browser.cookie("refresh") ?? "";
      const both = await Promise.all([refresh(), refreshWith(present, secondUrl)]);
      expect(both.map((answer) => answer.status)).toEqual([200, 200]);
      for (const answer of both) expect(await status(tokenOf(answer))).toBe(200);
    }
  });

  test("is not mistaken for a stolen one because of a request with the token before", async () => {
    // The last token is in use while the next one is made, whose answer is then lost.
    const rounds = Array.from({ length: 5 }, async () => {
      const own = openBrowser(server.url);
      const first = tokenOf(await own.logIn("0550000001", password));
      const present = own.cookie("refresh") ?? "";
      await Promise.all([status(first), status(first), refresh(own), status(first)]);
      expect((await refreshWith(present)).status).toBe(200);
    });
    await Promise.all(rounds);
  });
});

test("no secret of a session is kept", async () => {
  await refresh();
  const { db } = server.database;
  const rows: object[] = [
    ...(await db.selectFrom("sessions").selectAll().execute()),
    ...(await db.selectFrom("spent_refresh_tokens").selectAll().execute()),
  ];
  const kept = rows
    .flatMap((row) => Object.values(row))
    .filter((value) => Buffer.isBuffer(value))
    .flatMap((bytes) => [bytes.toString("latin1"), bytes.toString("base64url")]);
  expect(kept.length).toBeGreaterThan(0);
  for (const secret of [token, cookie, browser.cookie("refresh") ?? ""]) {
    expect(kept).not.toContain(secret);
  }
});
