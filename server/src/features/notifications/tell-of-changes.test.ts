import { randomUUID } from "node:crypto";
import { declareDeposit, refuseDeclaration } from "@app/contract/declarations";
import { decideDispute, openDispute, voidDeposit } from "@app/contract/deposit-changes";
import type { RecordedDeposit } from "@app/contract/deposits";
import type { ResponseOf } from "@app/contract/endpoint";
import { listNotifications, readNotifications } from "@app/contract/notifications";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let counter: Counter;
let adminToken: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.addWorker();
  const admin = await buildUser(server.database.db);
  await makeAdmin(server.database.ownerUrl, admin.id);
  adminToken = await buildSession(server.database.db, admin.id, { isStrong: true });
});
afterAll(() => server.stop());
beforeEach(async () => {
  counter = await buildCounter(server.database.db);
  await server.database.db.updateTable("points").set({ accepts_bags_left: true }).execute();
});

const told = async () => {
  const { body } = await call(server.url, listNotifications, { token: counter.citizenToken });
  return (body as ResponseOf<typeof listNotifications>).notifications;
};
const kinds = async () => (await told()).map(({ kind, data }) => ({ kind, data }));

const weigh = async (): Promise<string> =>
  ((await deposit(server.url, counter)).body as RecordedDeposit).id;

const asked = (token: string, params: { id: string }) => ({ token, key: randomUUID(), params });

test("what was undone at the counter is told, with the tokens that went back", async () => {
  const id = await weigh();
  await call(server.url, voidDeposit, {
    ...asked(counter.operatorToken, { id }),
    body: { afterSeconds: 5 },
  });
  await expect
    .poll(kinds, { timeout: 5000 })
    .toContainEqual({ kind: "deposit_voided", data: { tokens: 8160 } });
});

test("a decision is told; saying that something is not right is no news to whoever said it", async () => {
  await weigh();
  await call(server.url, openDispute, {
    token: counter.citizenToken,
    key: randomUUID(),
    params: { number: 1 },
    body: { reason: "stars", note: "" },
  });
  const dispute = await server.database.db
    .selectFrom("disputes")
    .select("id")
    .where("citizen_id", "=", counter.citizen.id)
    .executeTakeFirstOrThrow();
  await call(server.url, decideDispute, {
    ...asked(adminToken, dispute),
    body: { decision: "stands", note: "The scale was right" },
  });
  await expect
    .poll(kinds, { timeout: 5000 })
    .toContainEqual({ kind: "dispute_decided", data: { decision: "stands" } });
  // The deposit itself is told by another round, which may come later.
  await expect
    .poll(async () => (await told()).map(({ kind }) => kind).toSorted(), { timeout: 5000 })
    .toEqual(["deposit_recorded", "dispute_decided"]);
});

test("a refused bag is told with its reason", async () => {
  const { body } = await call(server.url, declareDeposit, {
    token: counter.citizenToken,
    key: randomUUID(),
    body: { pointId: counter.pointId, material: "pet", grams: 1000 },
  });
  const { id } = body as { id: string };
  await call(server.url, refuseDeclaration, {
    ...asked(counter.operatorToken, { id }),
    body: { reason: "mixed" },
  });
  await expect
    .poll(kinds, { timeout: 5000 })
    .toEqual([{ kind: "declaration_refused", data: { reason: "mixed" } }]);
});

test("what was seen is read, what comes after it is not, and nobody reads for another", async () => {
  await weigh();
  await expect.poll(async () => (await told()).length, { timeout: 5000 }).toBe(1);
  const [first] = await told();
  const read = (token: string) =>
    call(server.url, readNotifications, { token, body: { newest: first?.id ?? "" } });
  expect((await read(await buildSession(server.database.db, counter.operatorId))).status).toBe(204);
  expect((await told())[0]?.readAt).toBeNull();
  await weigh();
  await expect.poll(async () => (await told()).length, { timeout: 5000 }).toBe(2);
  expect((await read(counter.citizenToken)).status).toBe(204);
  expect((await told()).map(({ readAt }) => readAt !== null)).toEqual([false, true]);
});
