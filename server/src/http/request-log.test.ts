import * as session from "@app/contract/session";
import { listPeople } from "@app/contract/people";
import { buildUser } from "@app/database/testing/builders";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createContext } from "../context.ts";
import { openBrowser, tokenOf } from "../features/identity/testing/browser.ts";
import { hashPassword } from "../features/identity/passwords.ts";
import { createLog } from "../log.ts";
import { type Running, startApi } from "../start-api.ts";
import { call } from "../testing/call.ts";
import { testConfig } from "../testing/test-context.ts";

let database: TestDatabase;
let api: Running;
let userId: string;
let written: string[] = [];
const password = "bottle cap 42";

beforeAll(async () => {
  database = await createTestDatabase();
  const config = testConfig(database, { LOG_LEVEL: "info" });
  const log = createLog(config, "api", { write: (line) => void written.push(line) });
  api = await startApi({ ...createContext(config, "api"), log });
  const person = { phone: "+213550000077", email: "log@example.com" };
  const passwordHash = await hashPassword(password);
  userId = (await buildUser(database.db, { ...person, passwordHash })).id;
});
afterAll(async () => {
  await api.stop();
  await database.close();
});
beforeEach(() => {
  written = [];
});

const lines = (): Record<string, unknown>[] =>
  written.map((line) => JSON.parse(line) as Record<string, unknown>);

const lastRequest = async (): Promise<Record<string, unknown> | undefined> => {
  await expect.poll(() => lines().some(({ msg }) => msg === "request")).toBe(true);
  return lines().findLast(({ msg }) => msg === "request");
};

test("who logged in is in the log, with the time and the session", async () => {
  await openBrowser(api.url).logIn("0550000077", password);
  expect(lines()).toContainEqual(
    expect.objectContaining({
      msg: "session opened",
      userId,
      sessionId: expect.any(String),
      isStrong: false,
      time: expect.any(Number),
      name: "api",
    }),
  );
});

test("a log-in that failed is in the log, with its reason and nobody's name", async () => {
  await openBrowser(api.url).logIn("0550000077", "not it");
  expect(await lastRequest()).toMatchObject({
    method: "POST",
    route: session.login.path,
    status: 401,
    error: "wrong_credentials",
    traceId: expect.any(String),
  });
});

test("a door that stayed shut is in the log, with who tried it", async () => {
  const token = tokenOf(await openBrowser(api.url).logIn("0550000077", password));
  written = [];
  await call(api.url, listPeople, { token });
  expect(await lastRequest()).toMatchObject({ status: 403, error: "forbidden", by: userId });
});

test("what was refused as invalid, and who was told to wait, is in the log by name", async () => {
  const post = (body: string) =>
    fetch(api.url + session.login.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
  await post("{");
  expect(await lastRequest()).toMatchObject({ error: "invalid_request" });
  for (let count = 0; count < 6; count += 1) {
    await call(api.url, session.login, { body: { login: "0550000078", password: "not it" } });
  }
  await expect.poll(() => lines().map(({ error }) => error)).toContain("too_many_requests");
});

test("no line holds what names or opens a person, or breaks into two", async () => {
  const browser = openBrowser(api.url);
  const token = tokenOf(await browser.logIn("0550000077", password));
  await call(api.url, session.currentUser, { token });
  await fetch(`${api.url}/api/nothing?token=${token}&name=%0A{"level":60}`, {
    headers: { "user-agent": 'x\t{"level":60}', "x-request-id": 'a"b' },
  });
  await expect.poll(() => written.length).toBeGreaterThan(3);
  const text = written.join("");
  for (const secret of [password, token, "550000077", "log@example.com", '"level":60']) {
    expect(text).not.toContain(secret);
  }
  expect(written.every((line) => line.endsWith("\n") && !line.slice(0, -1).includes("\n"))).toBe(
    true,
  );
});
