import { randomUUID } from "node:crypto";
import { consumerDeposit, recordDeposit } from "@app/contract/deposits";
import { makeCode } from "@app/contract/public-code";
import { addMember, buildSession, buildUser } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let counter: Counter;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const balanceOf = async (userId: string) =>
  server.database.db
    .selectFrom("accounts")
    .select(["balance", "deposit_count"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();

const violations = async () =>
  (await sql`select * from ledger_violations()`.execute(server.database.db)).rows;

describe("a point records a deposit", () => {
  beforeAll(async () => {
    counter = await buildCounter(server.database.db);
  });

  test("[P-03] 3.40 kg of PET with two stars earns 81.60 tokens", async () => {
    const answer = await deposit(server.url, counter);
    expect(answer).toMatchObject({
      status: 201,
      body: { material: "pet", grams: 3400, tokens: 8160 },
    });
    expect(await balanceOf(counter.citizen.id)).toEqual({ balance: 8160, deposit_count: 1 });
  });

  test("the same key again gets the same answer and credits nothing", async () => {
    const key = randomUUID();
    const before = await balanceOf(counter.citizen.id);
    const first = await deposit(server.url, counter, {}, key);
    const second = await deposit(server.url, counter, {}, key);
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect((await balanceOf(counter.citizen.id)).deposit_count).toBe(before.deposit_count + 1);
  });

  test("the same key with another weight is refused", async () => {
    const key = randomUUID();
    await deposit(server.url, counter, {}, key);
    const answer = await deposit(server.url, counter, { grams: 3500 }, key);
    expect(answer).toMatchObject({ status: 422, body: { error: "idempotency_key_reused" } });
  });

  test("[C-17] [E-07] [E-09] the citizen finds it in the history, newest first", async () => {
    const answer = await call(server.url, consumerDeposit, { token: counter.citizenToken });
    const { csDeposits } = answer.body as { csDeposits: { data: object[]; last_page: number } };
    expect(csDeposits.last_page).toBe(1);
    expect(csDeposits.data).toHaveLength(3);
    expect(csDeposits.data[0]).toMatchObject({
      cp_id: counter.pointId,
      type: "P.E.T ( 1 )",
      weight: 3.4,
      stars: [1, 1, 0],
      tokens: 81.6,
    });
  });

  test("the ledger holds", async () => {
    expect(await violations()).toEqual([]);
  });
});

describe("a deposit is refused", () => {
  beforeAll(async () => {
    counter = await buildCounter(server.database.db, { materials: ["pet"] });
  });

  const refusal = async (changes: Parameters<typeof deposit>[2]) => {
    const answer = await deposit(server.url, counter, changes);
    return [answer.status, (answer.body as { error: string }).error];
  };

  test("for a code nobody has", async () => {
    const citizenCode = makeCode(() => 3);
    expect(await refusal({ citizenCode })).toEqual([404, "citizen_unknown"]);
  });

  test("for a material the point does not take", async () => {
    expect(await refusal({ material: "aluminium" })).toEqual([409, "material_not_accepted"]);
  });

  test("for a weight outside the limits, by field", async () => {
    const answer = await deposit(server.url, counter, { grams: 200_001 });
    expect(answer).toMatchObject({ status: 422, body: { error: "invalid_request" } });
    expect((answer.body as { errors: object }).errors).toHaveProperty("grams");
  });

  test("for an unknown field", async () => {
    const body = { ...counter.body(), tokens: 1_000_000 };
    const answer = await call(server.url, recordDeposit, {
      token: counter.operatorToken,
      key: randomUUID(),
      body,
    });
    expect(answer.status).toBe(422);
  });

  test("without a key", async () => {
    const answer = await call(server.url, recordDeposit, {
      token: counter.operatorToken,
      body: counter.body(),
    });
    expect(answer).toMatchObject({ status: 422, body: { error: "idempotency_key_missing" } });
  });

  test("for oneself and for whoever works at the point", async () => {
    const colleague = await buildUser(server.database.db);
    await addMember(server.database.db, counter.pointId, colleague.id, "collaborator");
    expect(await refusal({ citizenCode: colleague.code })).toEqual([409, "self_deposit"]);
  });

  test("for a suspended citizen", async () => {
    const suspended = await buildUser(server.database.db, { status: "suspended" });
    expect(await refusal({ citizenCode: suspended.code })).toEqual([423, "citizen_suspended"]);
  });

  test("from somebody who works elsewhere, or nowhere, or is not signed in", async () => {
    const elsewhere = await buildCounter(server.database.db);
    const notMember = await deposit(server.url, {
      ...counter,
      operatorToken: elsewhere.operatorToken,
    });
    expect(notMember).toMatchObject({ status: 403, body: { error: "not_a_member" } });
    const citizen = await deposit(server.url, { ...counter, operatorToken: counter.citizenToken });
    expect(citizen).toMatchObject({ status: 403, body: { error: "forbidden" } });
    const nobody = await deposit(server.url, { ...counter, operatorToken: "" });
    expect(nobody).toMatchObject({ status: 401, body: { error: "unauthenticated" } });
  });

  test("from a collaborator from the second after dismissal", async () => {
    const { db } = server.database;
    const helper = await buildUser(db);
    await addMember(db, counter.pointId, helper.id, "collaborator");
    const dismissed = { ...counter, operatorToken: await buildSession(db, helper.id) };
    expect((await deposit(server.url, dismissed)).status).toBe(201);
    await db
      .updateTable("point_members")
      .set({ removed_at: new Date() })
      .where("user_id", "=", helper.id)
      .execute();
    expect((await deposit(server.url, dismissed)).status).toBe(403);
  });

  test("and nothing of it is left", async () => {
    expect(await balanceOf(counter.citizen.id)).toMatchObject({ deposit_count: 1 });
    expect(await violations()).toEqual([]);
  });
});
