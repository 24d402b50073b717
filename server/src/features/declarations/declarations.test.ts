import { randomUUID } from "node:crypto";
import {
  confirmDeclaration,
  declareDeposit,
  myDeclarations,
  pointDeclarations,
  refuseDeclaration,
} from "@app/contract/declarations";
import { consumerDeposit } from "@app/contract/deposits";
import type { ResponseOf } from "@app/contract/endpoint";
import { buildUser, addMember, buildSession } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createContext } from "../../context.ts";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter } from "../../testing/counter.ts";
import { testConfig } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { expireDeclarations } from "./expire-declarations.ts";

let server: TestServer;
let counter: Counter;
const start = new Date("2026-11-15T10:00:00Z");
let moment = start;
const clock = { fixed: () => moment };

beforeAll(async () => {
  server = await startTestServer(clock);
});
afterAll(() => server.stop());
beforeEach(async () => {
  moment = start;
  counter = await buildCounter(server.database.db);
  await takeBags(true);
});
afterEach(async () => {
  const { rows } = await sql`select * from ledger_violations()`.execute(server.database.db);
  expect(rows).toEqual([]);
});

const takeBags = async (accepts: boolean): Promise<void> => {
  await server.database.db
    .updateTable("points")
    .set({ accepts_bags_left: accepts })
    .where("id", "=", counter.pointId)
    .execute();
};

const declare = (changes: object = {}, key: string = randomUUID(), token = counter.citizenToken) =>
  call(server.url, declareDeposit, {
    token,
    key,
    body: { pointId: counter.pointId, material: "pet", grams: 1800, ...changes },
  });

const declared = async (): Promise<ResponseOf<typeof declareDeposit>> =>
  (await declare()).body as ResponseOf<typeof declareDeposit>;

const confirm = (id: string, grams = 1800, token = counter.operatorToken, key = randomUUID()) =>
  call(server.url, confirmDeclaration, {
    token,
    key,
    params: { id },
    body: { grams, stars: { clean: true, compacted: false, manners: false } },
  });

const refuse = (id: string, token = counter.operatorToken) =>
  call(server.url, refuseDeclaration, {
    token,
    key: randomUUID(),
    params: { id },
    body: { reason: "mixed" },
  });

const balance = async () =>
  (
    await server.database.db
      .selectFrom("accounts")
      .select("balance")
      .where("id", "=", counter.citizen.id)
      .executeTakeFirst()
  )?.balance;

const waitingAtPoint = async () => {
  const { body } = await call(server.url, pointDeclarations, {
    token: counter.operatorToken,
    params: { id: counter.pointId },
  });
  return (body as ResponseOf<typeof pointDeclarations>).declarations;
};

describe("a bag is left", () => {
  test("it gets a number, both sides see it, and no tokens come", async () => {
    const { id, bagNumber, expiresAt } = await declared();
    expect(bagNumber).toBe(1);
    expect(expiresAt).toBe("2026-11-22T10:00:00.000Z");
    expect(await balance()).toBe(0);
    const mine = await call(server.url, myDeclarations, { token: counter.citizenToken });
    expect(mine.body).toMatchObject({ declarations: [{ id, bagNumber: 1, grams: 1800 }] });
    expect(await waitingAtPoint()).toMatchObject([{ id, citizenName: "Yasmine B." }]);
    const { body } = await call(server.url, consumerDeposit, { token: counter.citizenToken });
    expect(body).toMatchObject({ csDeposits: { data: [{ id, cp_id: null, tokens: 0 }] } });
  });

  test("the same sending twice is one bag", async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([declare({}, key), declare({}, key)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body).toEqual(second.body);
    expect((await declare({ grams: 2000 }, key)).status).toBe(422);
    expect(await waitingAtPoint()).toHaveLength(1);
  });

  test("three may wait at once, also when ten are sent at the same moment", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => declare()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect((await waitingAtPoint()).map(({ bagNumber }) => bagNumber)).toEqual([1, 2, 3]);
  });

  test("over ten kilograms it must be weighed at the counter", async () => {
    expect((await declare({ grams: 10_001 })).status).toBe(422);
    expect((await declare({ grams: 10_000 })).status).toBe(201);
  });

  test("not where no bags are taken, and not by those who work there", async () => {
    await takeBags(false);
    expect(await declare()).toMatchObject({ status: 409, body: { error: "bags_not_taken" } });
    await takeBags(true);
    await addMember(server.database.db, counter.pointId, counter.citizen.id, "collaborator");
    expect(await declare()).toMatchObject({ status: 409, body: { error: "self_deposit" } });
  });
});

describe("the point settles it", () => {
  test("weighed as declared it is confirmed, otherwise corrected, and then it pays", async () => {
    const first = await declared();
    expect((await confirm(first.id)).body).toEqual({ status: "confirmed", tokens: 3960 });
    const second = await declared();
    expect((await confirm(second.id, 1600)).body).toEqual({ status: "corrected", tokens: 3520 });
    expect(await balance()).toBe(7480);
    expect(await waitingAtPoint()).toEqual([]);
  });

  test("once, however many weigh at the same moment, and sent again it is the same answer", async () => {
    const { id } = await declared();
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const other = await declared();
    const key = randomUUID();
    const first = await confirm(other.id, 1800, counter.operatorToken, key);
    const again = await confirm(other.id, 1800, counter.operatorToken, key);
    expect(again.body).toEqual(first.body);
  });

  test("refused with a reason it pays nothing and stays to be seen", async () => {
    const { id } = await declared();
    expect((await refuse(id)).status).toBe(200);
    expect((await confirm(id)).status).toBe(409);
    expect(await balance()).toBe(0);
  });

  test("only by those who work there", async () => {
    const { id } = await declared();
    const other = await buildCounter(server.database.db);
    expect((await confirm(id, 1800, other.operatorToken)).status).toBe(404);
    expect((await refuse(id, other.operatorToken)).status).toBe(404);
    const stranger = await buildUser(server.database.db);
    const token = await buildSession(server.database.db, stranger.id);
    expect((await confirm(id, 1800, token)).status).toBe(403);
  });
});

test("after seven days it is over: nobody can weigh it any more, and room for another is there", async () => {
  const ctx = createContext(testConfig(server.database), "test", clock);
  moment = new Date("2026-11-08T10:00:00Z");
  const { id } = await declared();
  moment = new Date("2026-11-15T09:59:59Z");
  await expireDeclarations(ctx);
  expect(await waitingAtPoint()).toHaveLength(1);
  moment = start;
  expect((await confirm(id)).status).toBe(409);
  await expireDeclarations(ctx);
  expect(await waitingAtPoint()).toEqual([]);
  const { rows } = await sql`select status from deposits where id = ${id}`.execute(
    server.database.db,
  );
  expect(rows).toEqual([{ status: "expired" }]);
  await ctx.close();
});
