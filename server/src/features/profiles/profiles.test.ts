import { collectionPointProfile, consumerProfile } from "@app/contract/profiles";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let counter: Counter;

beforeAll(async () => {
  server = await startTestServer();
  counter = await buildCounter(server.database.db);
  await deposit(server.url, counter);
  await deposit(server.url, counter, { material: "pehd", grams: 1250 });
  await deposit(server.url, counter, { material: "aluminium", grams: 700 });
});
afterAll(() => server.stop());

test("[C-10] [E-03] the citizen's profile has the name and the tokens", async () => {
  const { body } = await call(server.url, consumerProfile, { token: counter.citizenToken });
  // 81.60 for PET, 36.00 for PEHD, 50.40 for aluminium, each with two stars.
  expect(body).toEqual({ username: "Yasmine", tokens: 168 });
});

test("[C-11] [E-04] [P-05] the point's profile has its running kilograms of PET and PEHD", async () => {
  const { body } = await call(server.url, collectionPointProfile, { token: counter.operatorToken });
  expect(body).toEqual({ username: "El Baraka Grocery", pet: 3.4, pehd: 1.25 });
});
