import * as session from "@app/contract/session";
import { buildPoint, buildUser, makeAdmin, buildSession } from "@app/database/testing/builders";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { normalizeLogin } from "./identity.rules.ts";
import { hashPassword } from "./passwords.ts";
import { openBrowser, tokenOf, withoutTrace } from "./testing/browser.ts";

let server: TestServer;
let passwordHash: string;
const password = "bottle cap 42";

beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword(password);
  await buildUser(server.database.db, {
    phone: "+213550000001",
    email: "yasmine@example.com",
    passwordHash,
  });
});
afterAll(() => server.stop());

const logIn = (login: string, secret = password) => openBrowser(server.url).logIn(login, secret);

const whoAmI = (token: string) => call(server.url, session.currentUser, { token });

describe("logging in", () => {
  test("[C-03] [C-05] [E-01] a number or an e-mail opens a session that knows its user", async () => {
    for (const login of ["0550 00 00 01", "+213 550 000 001", "Yasmine@Example.com"]) {
      const answer = await logIn(login);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ token: expect.any(String), challenge: null });
      const me = await whoAmI(tokenOf(answer));
      expect(me.body).toMatchObject({
        user: {
          id: expect.any(String),
          email: "yasmine@example.com",
          nmbrf: "Yasmine Benali",
          default_role: "Consumer",
          roles: ["Consumer"],
          email_verified_at: expect.any(String),
          code_verified_at: expect.any(String),
          scope: [],
        },
      });
    }
  });

  test("the long-lived secret travels in a cookie no script can read", async () => {
    const { headers } = await logIn("0550000001");
    const cookie = headers.getSetCookie().find((line) => line.startsWith("__Host-refresh="));
    expect(cookie).toMatch(/^__Host-refresh=[^;]+;.*HttpOnly/);
    expect(cookie).toMatch(/Secure/);
    expect(cookie).toMatch(/SameSite=Strict/);
  });

  test("a wrong password and an unknown number get the same answer", async () => {
    const wrong = await logIn("0550000001", "not it");
    const unknown = await logIn("0550999999", "not it");
    const garbage = await logIn("neither one nor the other", "not it");
    expect(wrong.status).toBe(401);
    expect(withoutTrace(unknown)).toEqual(withoutTrace(wrong));
    expect(withoutTrace(garbage)).toEqual(withoutTrace(wrong));
  });

  test("a suspended person stays out, and learns why with the right password alone", async () => {
    const phone = "+213550000009";
    await buildUser(server.database.db, { phone, status: "suspended", passwordHash });
    expect((await logIn(phone)).body).toMatchObject({ error: "account_suspended" });
    const wrong = await logIn(phone, "not it");
    expect(withoutTrace(wrong)).toEqual(withoutTrace(await logIn("0550999998", "not it")));
  });

  test("an address somebody merely claims opens nothing", async () => {
    const { db } = server.database;
    const { id } = await buildUser(db, { email: "claimed@example.com", passwordHash });
    await db.updateTable("users").set({ email_verified_at: null }).where("id", "=", id).execute();
    expect((await logIn("claimed@example.com")).status).toBe(401);
  });

  test("somebody without a password cannot log in with one", async () => {
    await buildUser(server.database.db, { phone: "+213550000008" });
    expect((await logIn("0550000008", "")).status).toBe(422);
    expect((await logIn("0550000008", "decoy")).status).toBe(401);
  });
});

describe("ending a session", () => {
  for (const [title, endpoint] of [
    ["[C-04] logging out", session.logout],
    ["[C-30] logging out as a transporter", session.transporterLogout],
  ] as const) {
    test(`${title} ends the token and the cookie`, async () => {
      const browser = openBrowser(server.url);
      const token = tokenOf(await browser.logIn("0550000001", password));
      const refresh = browser.cookie("refresh") ?? "";
      expect((await browser.call(endpoint, { token })).status).toBe(204);
      expect((await whoAmI(token)).status).toBe(401);
      expect(browser.cookie("refresh")).toBeUndefined();
      browser.setCookie("refresh", refresh);
      expect((await browser.call(session.refreshSession)).status).toBe(401);
    });
  }

  test("the cookie alone is enough to log out, and so is an older one", async () => {
    for (const isOlder of [false, true]) {
      const browser = openBrowser(server.url);
      await browser.logIn("0550000001", password);
      const first = browser.cookie("refresh") ?? "";
      const token = tokenOf(await browser.call(session.refreshSession));
      if (isOlder) browser.setCookie("refresh", first);
      expect((await browser.call(session.logout)).status).toBe(204);
      expect((await whoAmI(token)).status).toBe(401);
    }
  });

  test("whoever logs in again in the same browser leaves no session behind", async () => {
    const browser = openBrowser(server.url);
    const first = tokenOf(await browser.logIn("0550000001", password));
    const elsewhere = tokenOf(await logIn("0550000001"));
    const second = tokenOf(await browser.logIn("0550000001", password));
    const statuses = [first, elsewhere, second].map(async (token) => (await whoAmI(token)).status);
    expect(await Promise.all(statuses)).toEqual([401, 200, 200]);
    expect((await browser.call(session.refreshSession)).status).toBe(200);
  });

  test("another site's page cannot use the cookie", async () => {
    const browser = openBrowser(server.url);
    await browser.logIn("0550000001", password);
    const headers = { origin: "https://evil.example" };
    for (const endpoint of [session.refreshSession, session.logout, session.transporterLogout]) {
      expect((await browser.call(endpoint, { headers })).status).toBe(403);
    }
  });
});

describe("who somebody is", () => {
  test("a point's owner is told apart from a citizen", async () => {
    const { db } = server.database;
    const owner = await buildUser(db, { roles: ["point"] });
    await buildPoint(db, { ownerId: owner.id });
    const me = await whoAmI(await buildSession(db, owner.id));
    expect(me.body).toMatchObject({
      user: { default_role: "Collection Point", scope: ["point-staff"] },
    });
  });

  test("an administrator is one only in a session that passed an authenticator app", async () => {
    const { db, ownerUrl } = server.database;
    const { id } = await buildUser(db);
    await makeAdmin(ownerUrl, id);
    const weak = await whoAmI(await buildSession(db, id));
    const strong = await whoAmI(await buildSession(db, id, { isStrong: true }));
    expect(weak.body).toMatchObject({ user: { scope: [] } });
    expect(strong.body).toMatchObject({ user: { scope: ["admin"] } });
  });

  test("a right that is withdrawn is gone with the next request, on every process", async () => {
    const { db } = server.database;
    const second = await server.addApi();
    const { id } = await buildUser(db);
    const token = await buildSession(db, id);
    for (const url of [server.url, second.url]) {
      expect((await call(url, session.currentUser, { token })).status).toBe(200);
    }
    await db.updateTable("users").set({ status: "suspended" }).where("id", "=", id).execute();
    for (const url of [server.url, second.url]) {
      expect((await call(url, session.currentUser, { token })).status).toBe(401);
    }
  });
});

test("every spelling of a number is one number", () => {
  for (const typed of ["0550000000", "05 50 00 00 00", "00213550000000", "+213-550.00.00.00"]) {
    expect(normalizeLogin(typed)).toBe("+213550000000");
  }
  expect(normalizeLogin(" Me@Example.COM ")).toBe("me@example.com");
});
