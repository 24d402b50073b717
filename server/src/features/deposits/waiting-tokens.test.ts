import type { RecordedDeposit } from "@app/contract/deposits";
import { type MyDeposit, showMyDeposit } from "@app/contract/my-deposit";
import { type CitizenWall, citizenWall } from "@app/contract/walls";
import { fillBudget } from "@app/database/testing/budgets";
import { createTestDatabase } from "@app/database/testing/test-database";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

/** A bag of 3.40 kg with two stars: 81.60 tokens. */
const worth = 8160;

let server: TestServer;
let counter: Counter;

beforeEach(async () => {
  server = await startTestServer(undefined, {}, await createTestDatabase(0));
  counter = await buildCounter(server.database.db);
});
afterEach(() => server.stop());

const wall = async (): Promise<CitizenWall> =>
  (await call(server.url, citizenWall, { token: counter.citizenToken })).body as CitizenWall;

const first = async (): Promise<MyDeposit> =>
  (await call(server.url, showMyDeposit, { token: counter.citizenToken, params: { number: 1 } }))
    .body as MyDeposit;

test("tokens that no budget covers are told apart from the balance, until one does", async () => {
  const { body } = await deposit(server.url, counter);
  expect(body as RecordedDeposit).toMatchObject({ tokens: worth, isWaiting: true });
  await deposit(server.url, counter);
  expect(await wall()).toMatchObject({
    balance: { tokens: 0, waiting: 2 * worth, held: 0 },
    tiles: [{ isWaiting: true, tokens: worth }, { isWaiting: true }],
  });
  expect(await first()).toMatchObject({ tokens: worth, isWaiting: true });

  await fillBudget(server.database.db, 100 * worth);
  await sql`select tend_budgets(null, 100, 'test')`.execute(server.database.db);
  expect(await wall()).toMatchObject({
    balance: { tokens: 2 * worth, waiting: 0 },
    tiles: [{ isWaiting: false }, { isWaiting: false }],
  });
  expect(await first()).toMatchObject({ isWaiting: false });
});

test("nobody's count has another's waiting tokens in it", async () => {
  await deposit(server.url, await buildCounter(server.database.db));
  expect((await wall()).balance).toMatchObject({ tokens: 0, waiting: 0 });
});
