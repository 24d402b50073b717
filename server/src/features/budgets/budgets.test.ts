import { randomUUID } from "node:crypto";
import { createBudget, fillBudget, listBudgets, showCover } from "@app/contract/budgets";
import type { RecordedDeposit } from "@app/contract/deposits";
import { voidDeposit } from "@app/contract/deposit-changes";
import type { BodyInput, ResponseOf } from "@app/contract/endpoint";
import { ownBudget } from "@app/database/testing/budgets";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { createTestDatabase } from "@app/database/testing/test-database";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Context } from "../../context.ts";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { createTestContext } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { countCover } from "./count-cover.ts";
import { tendBudgets } from "./tend-budgets.ts";

/** A bag of 3.40 kg with two stars: 81.60 tokens. */
const worth = 8160;

let server: TestServer;
let ctx: Context;
let counter: Counter;
let token: string;

beforeEach(async () => {
  const database = await createTestDatabase(0);
  server = await startTestServer(undefined, {}, database);
  ctx = createTestContext(database);
  counter = await buildCounter(database.db);
  const admin = await buildUser(database.db);
  await makeAdmin(database.ownerUrl, admin.id);
  token = await buildSession(database.db, admin.id, { isStrong: true });
});
afterEach(async () => {
  const { rows } = await sql`select * from ledger_violations()`.execute(server.database.db);
  expect(rows).toEqual([]);
  await ctx.close();
  await server.stop();
});

const fill = (amount: number, id = ownBudget, key: string = randomUUID()) =>
  call(server.url, fillBudget, {
    token,
    key,
    params: { id },
    body: { amount, reference: "Invoice 7" },
  });

const makeCampaign = async (changes: Partial<BodyInput<typeof createBudget>> = {}) => {
  const { body } = await call(server.url, createBudget, {
    token,
    body: {
      name: "Bottles of spring",
      materials: null,
      wilayas: null,
      from: "2026-01-01T00:00:00Z",
      until: "2099-01-01T00:00:00Z",
      ...changes,
    },
  });
  return (body as { id: string }).id;
};

const weigh = async (changes = {}): Promise<RecordedDeposit> => {
  const { status, body } = await deposit(server.url, counter, changes);
  expect(status).toBe(201);
  return body as RecordedDeposit;
};

const leftIn = async (id: string): Promise<number | undefined> => {
  const { body } = await call(server.url, listBudgets, { token });
  return (body as ResponseOf<typeof listBudgets>).budgets.find((one) => one.id === id)?.left;
};

const balance = async (): Promise<number> => {
  const row = await server.database.db
    .selectFrom("accounts")
    .select("balance")
    .where("id", "=", counter.citizen.id)
    .executeTakeFirstOrThrow();
  return row.balance;
};

const tasks = () =>
  server.database.db
    .selectFrom("tasks")
    .select(["kind", "decision"])
    .where("kind", "=", "budget_low")
    .execute();

describe("a deposit that no budget covers", () => {
  test("counts all the same; its tokens wait, and come when there are some", async () => {
    expect(await weigh()).toMatchObject({ tokens: worth, isWaiting: true });
    expect(await balance()).toBe(0);
    await fill(worth);
    await tendBudgets(ctx);
    expect(await balance()).toBe(worth);
    const { payload } = await server.database.db
      .selectFrom("outbox")
      .select("payload")
      .where("subject", "like", "deposit.paid.%")
      .executeTakeFirstOrThrow();
    expect(payload).toMatchObject({ tokens: worth, balance: worth });
  });

  test("can be undone: nothing waits any more, and nothing is taken", async () => {
    const { id } = await weigh();
    const undone = await call(server.url, voidDeposit, {
      token: counter.operatorToken,
      key: randomUUID(),
      params: { id },
      body: { afterSeconds: 20 },
    });
    expect(undone.status).toBe(200);
    await fill(10 * worth);
    await tendBudgets(ctx);
    expect(await balance()).toBe(0);
  });

  test("50 at once are paid to the last token that there is, and not one further", async () => {
    await fill(7 * worth + 100);
    await Promise.all(Array.from({ length: 50 }, () => weigh()));
    await tendBudgets(ctx);
    expect(await balance()).toBe(7 * worth);
    expect(await leftIn(ownBudget)).toBe(100);
    const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting
      from waiting_tokens`.execute(server.database.db);
    expect(rows).toEqual([{ waiting: 43 }]);
  });
});

describe("a budget that nears its end", () => {
  test("pays only smaller deposits at once, and somebody is asked to fill it", async () => {
    await fill(20 * worth);
    for (let bag = 0; bag < 19; bag++) await weigh();
    expect(await tasks()).toEqual([]);
    await tendBudgets(ctx);
    expect(await tasks()).toEqual([{ kind: "budget_low", decision: null }]);
    // More than the ceiling of 100 tokens waits although there would be enough for it.
    expect(await weigh({ grams: 5000 })).toMatchObject({ tokens: 12_000, isWaiting: true });
    expect(await weigh({ grams: 1000 })).toMatchObject({ tokens: 2400, isWaiting: false });
    await tendBudgets(ctx);
    expect(await balance()).toBe(19 * worth + 2400);
    await fill(100 * worth);
    await tendBudgets(ctx);
    expect(await balance()).toBe(19 * worth + 2400 + 12_000);
    expect(await tasks()).toEqual([{ kind: "budget_low", decision: "filled" }]);
  });
});

describe("a campaign", () => {
  test("pays for its materials, wilayas and dates; everything else the platform pays", async () => {
    await fill(100 * worth);
    const pet = await makeCampaign({ materials: ["pet"] });
    const elsewhere = await makeCampaign({ wilayas: [69], until: "2027-01-01T00:00:00Z" });
    const over = await makeCampaign({ until: "2026-02-01T00:00:00Z" });
    for (const id of [pet, elsewhere, over]) await fill(10 * worth, id);
    await weigh();
    await weigh({ material: "pehd", grams: 1000 });
    expect(await leftIn(pet)).toBe(9 * worth);
    expect(await leftIn(ownBudget)).toBe(100 * worth - 2880);
    expect(await leftIn(elsewhere)).toBe(10 * worth);
    expect(await leftIn(over)).toBe(10 * worth);
  });

  test("that is spent leaves the rest to the platform", async () => {
    await fill(100 * worth);
    const pet = await makeCampaign({ materials: ["pet"] });
    await fill(worth, pet);
    expect(await weigh()).toMatchObject({ isWaiting: false });
    expect(await weigh()).toMatchObject({ isWaiting: false });
    expect(await leftIn(pet)).toBe(0);
    expect(await leftIn(ownBudget)).toBe(99 * worth);
  });
});

test("filling twice under one key fills once, and another amount under it is refused", async () => {
  const key = randomUUID();
  expect((await fill(500, ownBudget, key)).status).toBe(201);
  expect((await fill(500, ownBudget, key)).status).toBe(201);
  expect(await leftIn(ownBudget)).toBe(500);
  expect((await fill(600, ownBudget, key)).status).toBe(422);
  expect((await fill(600, randomUUID())).status).toBe(404);
});

test("the public count of all tokens is that of the ledger, to the unit", async () => {
  expect((await call(server.url, showCover)).status).toBe(503);
  await fill(2 * worth);
  await weigh();
  await weigh({ grams: 40_000 });
  await countCover(ctx);
  const { body } = await call(server.url, showCover);
  const { cover, rule } = body as ResponseOf<typeof showCover>;
  expect(cover).toMatchObject({
    funded: 2 * worth,
    inBudgets: worth,
    withCitizens: worth,
    held: 0,
    reserved: 0,
    spent: 0,
    waiting: 96_000,
  });
  expect(rule).toEqual({ stage: "open", slowPercent: 10, slowCeiling: 10_000 });
});
