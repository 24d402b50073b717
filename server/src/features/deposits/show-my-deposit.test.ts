import { randomUUID } from "node:crypto";
import { confirmDeclaration, declareDeposit, refuseDeclaration } from "@app/contract/declarations";
import { decideDispute, openDispute, voidDeposit } from "@app/contract/deposit-changes";
import type { RecordedDeposit } from "@app/contract/deposits";
import { type MyDeposit, showMyDeposit } from "@app/contract/my-deposit";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let counter: Counter;
let adminToken: string;
const start = new Date("2026-11-15T10:00:00Z");
let moment = start;
const hoursLater = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

beforeAll(async () => {
  server = await startTestServer({ fixed: () => moment });
  const admin = await buildUser(server.database.db);
  await makeAdmin(server.database.ownerUrl, admin.id);
  adminToken = await buildSession(server.database.db, admin.id, { isStrong: true });
});
afterAll(() => server.stop());
beforeEach(async () => {
  moment = start;
  counter = await buildCounter(server.database.db, { name: { en: "El Baraka" } });
  await server.database.db.updateTable("points").set({ accepts_bags_left: true }).execute();
});

const show = async (number = 1): Promise<MyDeposit> =>
  (await call(server.url, showMyDeposit, { token: counter.citizenToken, params: { number } }))
    .body as MyDeposit;

const weigh = async (): Promise<string> =>
  ((await deposit(server.url, counter)).body as RecordedDeposit).id;

const dispute = () =>
  call(server.url, openDispute, {
    token: counter.citizenToken,
    key: randomUUID(),
    params: { number: 1 },
    body: { reason: "weight", note: "Mine was heavier" },
  });

const decide = async (body: object) => {
  const row = await server.database.db
    .selectFrom("disputes")
    .select("id")
    .where("citizen_id", "=", counter.citizen.id)
    .executeTakeFirst();
  const answer = await call(server.url, decideDispute, {
    token: adminToken,
    key: randomUUID(),
    params: { id: row?.id ?? "" },
    body: body as { decision: "stands"; note: string },
  });
  expect(answer.status).toBe(200);
};

const declare = async (): Promise<string> => {
  const { body } = await call(server.url, declareDeposit, {
    token: counter.citizenToken,
    key: randomUUID(),
    body: { pointId: counter.pointId, material: "pet", grams: 1800 },
  });
  return (body as { id: string }).id;
};

test("tells all that was written down at the counter, and where the bag is", async () => {
  const id = await weigh();
  expect(await show()).toEqual({
    id,
    number: 1,
    status: "confirmed",
    material: "pet",
    grams: 3400,
    stars: { clean: true, compacted: true, manners: false },
    tokens: 8160,
    isWaiting: false,
    at: start.toISOString(),
    point: { id: counter.pointId, name: { en: "El Baraka" } },
    identifiedBy: "typed_code",
    declaration: null,
    dispute: null,
    disputableUntil: "2026-11-22T10:00:00.000Z",
    fate: [{ step: "weighed", at: start.toISOString() }],
  });
});

test("a voided one went nowhere, and nothing can be said against it", async () => {
  const id = await weigh();
  await call(server.url, voidDeposit, {
    token: counter.operatorToken,
    key: randomUUID(),
    params: { id },
    body: { afterSeconds: 5 },
  });
  expect(await show()).toMatchObject({ status: "voided", disputableUntil: null, fate: [] });
});

test("disputed it tells what is held and by when there is an answer, then the answer", async () => {
  await weigh();
  await dispute();
  const said = {
    reason: "weight",
    note: "Mine was heavier",
    held: 8160,
    openedAt: start.toISOString(),
    answerBy: "2026-11-18T10:00:00.000Z",
  };
  expect(await show()).toMatchObject({
    status: "disputed",
    dispute: { ...said, decision: null },
    disputableUntil: null,
  });
  await decide({ decision: "corrected", grams: 4000, note: "Weighed again" });
  expect(await show()).toMatchObject({
    status: "corrected",
    grams: 4000,
    tokens: 9600,
    dispute: {
      ...said,
      decision: { kind: "corrected", note: "Weighed again", at: start.toISOString() },
    },
    disputableUntil: null,
  });
});

test("a bag that was left is at its point with its number, then weighed, and both weights are told", async () => {
  const id = await declare();
  expect(await show()).toMatchObject({
    status: "declared",
    point: { id: counter.pointId },
    identifiedBy: null,
    declaration: { bagNumber: 1, grams: 1800, refusal: null },
    fate: [{ step: "left", at: start.toISOString() }],
  });
  moment = hoursLater(5);
  await call(server.url, confirmDeclaration, {
    token: counter.operatorToken,
    key: randomUUID(),
    params: { id },
    body: { grams: 1600, stars: { clean: true, compacted: false, manners: false } },
  });
  expect(await show()).toMatchObject({
    status: "corrected",
    grams: 1600,
    declaration: { grams: 1800 },
    disputableUntil: "2026-11-22T15:00:00.000Z",
    fate: [
      { step: "left", at: start.toISOString() },
      { step: "weighed", at: moment.toISOString() },
    ],
  });
});

test("a refused bag tells why", async () => {
  const id = await declare();
  await call(server.url, refuseDeclaration, {
    token: counter.operatorToken,
    key: randomUUID(),
    params: { id },
    body: { reason: "not_found" },
  });
  expect(await show()).toMatchObject({
    status: "refused",
    declaration: { refusal: "not_found" },
    fate: [{ step: "left" }],
  });
});

test("nobody sees another's", async () => {
  await weigh();
  const other = await buildUser(server.database.db);
  const token = await buildSession(server.database.db, other.id);
  const answer = await call(server.url, showMyDeposit, { token, params: { number: 1 } });
  expect(answer.status).toBe(404);
});
