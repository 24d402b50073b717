import { createInterface } from "node:readline";
import { sendContactMessage } from "@app/contract/contact";
import { login } from "@app/contract/session";
import { askSignUpCode } from "@app/contract/sign-up";
import { buildSession, buildUser } from "@app/database/testing/builders";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { type RunningProcess, startServer, waitFor } from "@app/harness/processes";
import { hash } from "@node-rs/argon2";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

let database: TestDatabase;
let api: RunningProcess;
const lines: string[] = [];

/** Values that stand nowhere else. */
const canaries = {
  phone: "+213551976435",
  email: "canary.warbler@example.com",
  firstName: "Canarelle",
  password: "canary in the coal mine",
  message: "The canary sings at the third window",
  query: "canary-in-the-query",
};

beforeAll(async () => {
  database = await createTestDatabase();
  api = await startServer("api", {
    DATABASE_URL: database.url,
    NAMESPACE: database.name,
    LOG_LEVEL: "debug",
  });
  for (const stream of [api.child.stdout, api.child.stderr]) {
    if (stream) createInterface({ input: stream }).on("line", (line) => lines.push(line));
  }
});
afterAll(async () => {
  await api.end("SIGTERM");
  await database.close();
});

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(api.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": randomUUID(), ...headers },
    body: JSON.stringify(body),
  });

test("a thousand lines of the log name nobody and hold no secret, whatever was sent", async () => {
  const { db } = database;
  const { phone, email, firstName, password, message, query } = canaries;
  const passwordHash = await hash(password);
  const { id } = await buildUser(db, { phone, email, firstName, passwordHash });
  const token = await buildSession(db, id);
  const seen = new Set<string>();
  for (let n = 0; n < 130; n++) {
    const answers = await Promise.all([
      post(login.path, { login: phone, password }),
      post(login.path, { login: email, password: `${password}\n{"level":60}` }),
      post(askSignUpCode.path, { phone }),
      post(sendContactMessage.path, { name: firstName, contact: email, topic: "other", message }),
      fetch(`${api.url}/api/v1/account?q=${query}`, {
        headers: { authorization: `Bearer ${token}` },
      }),
      fetch(`${api.url}/api/${query}%0a{"level":60}`, { headers: { cookie: `refresh=${query}` } }),
      post(login.path, { login: `${phone}\0`, password }),
      fetch(`${api.url}/api/v1/users/${email}`, { headers: { "x-request-id": `${query}\u00e9` } }),
    ]);
    for (const answer of answers) {
      seen.add(String(answer.status));
      await answer.text();
    }
  }
  await waitFor("a thousand lines", async () => lines.length >= 1000);
  // Logged in, refused, limited, unreadable: each leaves its own kind of line.
  expect([...seen]).toEqual(expect.arrayContaining(["200", "401", "404", "422", "429"]));
  const secrets = [...Object.values(canaries), token, passwordHash, phone.slice(4)];
  const leaks = lines.filter((line) => secrets.some((secret) => line.includes(secret)));
  expect(leaks).toEqual([]);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
});
