import * as session from "@app/contract/session";
import { buildPoint, buildUser } from "@app/database/testing/builders";
import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { normalizeLogin } from "./identity.rules.ts";

let server: TestServer;
const password = "bottle cap 42";

beforeAll(async () => {
  server = await startTestServer();
  await buildUser(server.database.db, {
    phone: "+213550000001",
    email: "yasmine@example.com",
    passwordHash: await hash(password),
  });
});
afterAll(() => server.stop());

const logIn = (login: string, secret = password) =>
  call(server.url, session.login, { body: { login, password: secret } });

const tokenOf = (body: unknown): string => (body as { token: string }).token;
const cookieOf = (headers: Headers): string => headers.getSetCookie()[0]?.split(";")[0] ?? "";

const whoAmI = (token: string) => call(server.url, session.currentUser, { token });

describe("logging in", () => {
  test("[C-03] [C-05] [E-01] a number or an e-mail opens a session that knows its user", async () => {
    for (const login of ["0550 00 00 01", "+213 550 000 001", "Yasmine@Example.com"]) {
      const answer = await logIn(login);
      expect(answer.status).toBe(200);
      const me = await whoAmI(tokenOf(answer.body));
      expect(me.body).toMatchObject({
        user: { nmbrf: "Yasmine Benali", default_role: "Consumer", roles: ["Consumer"] },
      });
    }
  });

  test("the long-lived secret travels in a cookie no script can read", async () => {
    const { headers } = await logIn("0550000001");
    const cookie = headers.getSetCookie()[0];
    expect(cookie).toMatch(/^__Host-refresh=[^;]+;.*HttpOnly/);
    expect(cookie).toMatch(/Secure/);
    expect(cookie).toMatch(/SameSite=Strict/);
  });

  test("a wrong password and an unknown number get the same answer", async () => {
    const wrong = await logIn("0550000001", "not it");
    const unknown = await logIn("0550999999", "not it");
    expect(wrong.status).toBe(401);
    expect({ ...(wrong.body as object), traceId: "" }).toEqual({
      ...(unknown.body as object),
      traceId: "",
    });
  });

  test("a suspended person stays out", async () => {
    await buildUser(server.database.db, {
      phone: "+213550000009",
      status: "suspended",
      passwordHash: await hash(password),
    });
    expect((await logIn("0550000009")).status).toBe(401);
  });
});

describe("keeping and ending a session", () => {
  const refresh = (cookie: string) =>
    call(server.url, session.refreshSession, { headers: { cookie } });

  test("the cookie gives a new token once; used a second time it gives nothing", async () => {
    const first = await logIn("0550000001");
    const renewed = await refresh(cookieOf(first.headers));
    expect(renewed.status).toBe(200);
    expect((await whoAmI(tokenOf(renewed.body))).status).toBe(200);
    expect((await refresh(cookieOf(first.headers))).status).toBe(401);
  });

  test("[C-04] logging out ends the token and the cookie", async () => {
    const { body, headers } = await logIn("0550000001");
    const out = await call(server.url, session.logout, {
      token: tokenOf(body),
      headers: { cookie: cookieOf(headers) },
    });
    expect(out.status).toBe(204);
    expect((await refresh(cookieOf(headers))).status).toBe(401);
    await expect
      .poll(async () => (await whoAmI(tokenOf(body))).status, { timeout: 2000 })
      .toBe(401);
  });

  test("another site's page cannot use the cookie", async () => {
    const { headers } = await logIn("0550000001");
    const answer = await call(server.url, session.refreshSession, {
      headers: { cookie: cookieOf(headers), origin: "https://evil.example" },
    });
    expect(answer.status).toBe(403);
  });
});

test("a point's owner is told apart from a citizen", async () => {
  const owner = await buildUser(server.database.db, {
    phone: "+213660000001",
    passwordHash: await hash(password),
    roles: ["point"],
  });
  await buildPoint(server.database.db, { ownerId: owner.id });
  const me = await whoAmI(tokenOf((await logIn("0660000001")).body));
  expect(me.body).toMatchObject({
    user: { default_role: "Collection Point", scope: ["point-staff"] },
  });
});

test("every spelling of a number is one number", () => {
  for (const typed of ["0550000000", "05 50 00 00 00", "00213550000000", "+213-550.00.00.00"]) {
    expect(normalizeLogin(typed)).toBe("+213550000000");
  }
  expect(normalizeLogin(" Me@Example.COM ")).toBe("me@example.com");
});
