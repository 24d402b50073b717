import { errorSchema } from "@app/contract/errors";
import { login } from "@app/contract/session";
import { ambiguousRequests, sendRaw, statusesIn } from "@app/harness/raw-http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../testing/call.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Harmless: it is one request with one reading, and is answered as such. */
const harmless = new Set(["an upgrade to HTTP/2"]);

const refusals = [[400], [422], [431], []];

describe("what two programs may read differently is refused, and the line is cut", () => {
  test.each(Object.entries(ambiguousRequests))("%s", async (name, bytes) => {
    const text = await sendRaw(server.url, bytes, 1000);
    if (harmless.has(name)) expect(statusesIn(text)).toEqual([200]);
    else expect(statusesIn(text)).toBeOneOf(refusals);
    if (text !== "") {
      expect(text).toMatch(/^x-content-type-options: nosniff\r$/im);
      expect(text).toMatch(/^content-security-policy: default-src 'none'/im);
      expect(text).toMatch(/^cache-control: no-store\r$/im);
    }
  });

  test("and has the shape of every error, as has an address that is none", async () => {
    const bodyOf = (text: string) => errorSchema.parse(JSON.parse(text.split("\r\n\r\n")[1] ?? ""));
    const broken = await sendRaw(server.url, ambiguousRequests["two lengths"] ?? "");
    expect(bodyOf(broken)).toMatchObject({ error: "invalid_request" });
    for (const path of ["/api/v1/points/%ED%A0%80", "/%", `/api/v1/points/${"a".repeat(300)}`]) {
      const text = await sendRaw(
        server.url,
        `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      );
      expect(statusesIn(text)).toEqual([404]);
      expect(bodyOf(text)).toMatchObject({ error: "not_found" });
    }
  });
});

test("NUL, halves of characters and days of the year 0000 are refused wherever they stand", async () => {
  const signIn = (name: string) =>
    call(server.url, login, { body: { login: name, password: "not it at all" } });
  expect((await signIn("a\0b")).body).toMatchObject({ errors: { body: ["unstorable"] } });
  expect((await signIn("a\uD800")).body).toMatchObject({ errors: { body: ["unstorable"] } });
  expect((await signIn("0000-01-01")).status).toBe(422);
  const days = await fetch(`${server.url}/api/v1/custody/days/0000-01-01/root.txt`);
  expect(days.status).toBe(422);
  const query = await fetch(`${server.url}/api/v1/custody/days?before=0000-01-01`);
  expect(query.status).toBe(422);
});

test("of a parameter that comes twice none is chosen, and none counts that came by another way", async () => {
  const days = (query: string) => fetch(`${server.url}/api/v1/custody/days?${query}`);
  expect((await days("before=2026-01-01")).status).toBe(200);
  expect((await days("before=2026-01-01&before=2026-02-01")).status).toBe(422);
  const answer = await fetch(
    `${server.url}/api/auth/login?login=0550000001&password=not+it+at+all`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    },
  );
  expect(answer.status).toBe(422);
});

describe("behind a row of proxies", () => {
  let behind: TestServer;
  beforeAll(async () => {
    behind = await startTestServer(undefined, { API_TRUSTED_PROXIES: "loopback, 10.1.0.0/16" });
  });
  afterAll(() => behind.stop());

  const guess = async (...way: string[]): Promise<number> => {
    const answer = await call(behind.url, login, {
      body: { login: "+213550000001", password: "not it at all" },
      headers: { "x-forwarded-for": way.join(", ") },
    });
    return answer.status;
  };

  test("limits count the visitor, whatever a visitor writes into the header", async () => {
    const proxy = "10.1.0.7";
    for (let n = 1; n <= 5; n++) expect(await guess(`10.0.0.${n}`, "41.96.0.1", proxy)).toBe(401);
    expect(await guess("10.0.0.6", "41.96.0.1", proxy)).toBe(429);
    expect(await guess("10.0.0.6", "41.96.0.2", proxy)).toBe(401);
  });
});
