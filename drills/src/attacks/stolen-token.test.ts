import { currentUser, login, refreshSession } from "@app/contract/session";
import { buildUser } from "@app/database/testing/builders";
import { hash } from "@node-rs/argon2";
import { startServer, type RunningProcess } from "@app/harness/processes";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";

const phone = "+213550000001";
const password = "une bouteille, un tour";

let database: TestDatabase;
let api: RunningProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await startServer("api", { DATABASE_URL: database.url, NAMESPACE: database.name });
  await buildUser(database.db, { phone, passwordHash: await hash(password) });
});
afterAll(async () => {
  await api.end("SIGTERM");
  await database.close();
});

interface Holder {
  token: string;
  cookie: string;
}

const read = async (answer: Response): Promise<Holder> => ({
  token: ((await answer.json()) as { token: string }).token,
  cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "",
});

const logIn = async (): Promise<Holder> => {
  const answer = await fetch(api.url + login.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ login: phone, password }),
  });
  const cookies = answer.headers.getSetCookie();
  const { token } = (await answer.json()) as { token: string };
  const cookie = cookies.find((one) => one.includes("refresh=")) ?? "";
  return { token, cookie: cookie.split(";")[0] ?? "" };
};

const refresh = (cookie: string): Promise<Response> =>
  fetch(api.url + refreshSession.path, { method: "POST", headers: { cookie } });

const statusWith = async (token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(api.url + currentUser.path, { headers })).status;
};

test("a stolen refresh token used after its owner's renewal ends the whole family", async () => {
  const first = await logIn();
  const owner = await read(await refresh(first.cookie));
  expect(await statusWith(owner.token)).toBe(200);
  // The thief comes with the one that was copied before.
  expect((await refresh(first.cookie)).status).toBe(401);
  expect(await statusWith(owner.token)).toBe(401);
  expect((await refresh(owner.cookie)).status).toBe(401);
});

test("a thief who was quicker is thrown out when the owner comes back", async () => {
  const first = await logIn();
  const thief = await read(await refresh(first.cookie));
  expect(await statusWith(thief.token)).toBe(200);
  expect((await refresh(first.cookie)).status).toBe(401);
  expect(await statusWith(thief.token)).toBe(401);
  expect((await refresh(thief.cookie)).status).toBe(401);
});

test("an answer lost on a bad network costs nobody the session", async () => {
  const first = await logIn();
  await refresh(first.cookie);
  const again = await read(await refresh(first.cookie));
  expect(await statusWith(again.token)).toBe(200);
});
