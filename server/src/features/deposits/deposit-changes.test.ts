import { randomUUID } from "node:crypto";
import { decideDispute, openDispute, voidDeposit } from "@app/contract/deposit-changes";
import { consumerDeposit, type RecordedDeposit } from "@app/contract/deposits";
import { buildReward } from "@app/database/testing/build-reward";
import { addMember, buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { redeem } from "../../testing/market.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let counter: Counter;
let adminToken: string;
const start = new Date("2026-11-15T10:00:00Z");
let moment = start;

const day = 24 * 3600;

/** A session of a test lasts an hour, so what is long ago is weighed long ago. */
const weighAgo = async (seconds: number): Promise<string> => {
  moment = new Date(start.getTime() - seconds * 1000);
  const id = await weigh();
  moment = start;
  return id;
};

beforeAll(async () => {
  server = await startTestServer({ fixed: () => moment });
  const admin = await buildUser(server.database.db);
  await makeAdmin(server.database.ownerUrl, admin.id);
  adminToken = await buildSession(server.database.db, admin.id, { isStrong: true });
});
afterAll(() => server.stop());
beforeEach(async () => {
  moment = start;
  counter = await buildCounter(server.database.db);
});
afterEach(async () => {
  const { rows } = await sql`select * from ledger_violations()`.execute(server.database.db);
  expect(rows).toEqual([]);
});

const weigh = async (grams = 1000): Promise<string> => {
  const { body } = await deposit(server.url, counter, { grams });
  return (body as RecordedDeposit).id;
};

const undo = (id: string, afterSeconds = 10, key: string = randomUUID(), token?: string) =>
  call(server.url, voidDeposit, {
    token: token ?? counter.operatorToken,
    key,
    params: { id },
    body: { afterSeconds },
  });

const dispute = (number = 1, key: string = randomUUID(), token = counter.citizenToken) =>
  call(server.url, openDispute, {
    token,
    key,
    params: { number },
    body: { reason: "weight", note: "Mine was heavier" },
  });

const balance = async (kind: "citizen" | "held" = "citizen"): Promise<number | undefined> =>
  (
    await server.database.db
      .selectFrom("accounts")
      .select("balance")
      .where("owner_id", "=", counter.citizen.id)
      .where("kind", "=", kind)
      .executeTakeFirst()
  )?.balance;

const stock = async () =>
  server.database.db
    .selectFrom("point_stock")
    .select(["stock_grams", "collected_grams"])
    .where("point_id", "=", counter.pointId)
    .where("material", "=", "pet")
    .executeTakeFirst();

/** At least a token, for something given at once. */
const spend = async (amount: number): Promise<void> => {
  const { db } = server.database;
  await db
    .updateTable("users")
    .set({ phone_verified_at: moment })
    .where("id", "=", counter.citizen.id)
    .execute();
  const gift = await buildReward(db, { kind: "donation", price: amount });
  const { status } = await redeem(server, { token: counter.citizenToken }, gift, { price: amount });
  expect(status).toBe(201);
};

const statusOf = (id: string) =>
  server.database.db
    .selectFrom("deposits")
    .select(["status", "grams", "tokens"])
    .where("id", "=", id)
    .executeTakeFirst();

describe("undo at the counter", () => {
  test("takes tokens and kilograms back by a transfer of its own, and stays in the history", async () => {
    const id = await weigh();
    expect(await balance()).toBe(2400);
    expect((await undo(id)).status).toBe(200);
    expect(await balance()).toBe(0);
    expect(await stock()).toEqual({ stock_grams: 0, collected_grams: 0 });
    expect((await statusOf(id))?.status).toBe("voided");
    const { rows } = await sql`select kind from transfers where reference_id = ${id}
      order by created_at, kind`.execute(server.database.db);
    expect(rows).toEqual([{ kind: "deposit_earned" }, { kind: "deposit_voided" }]);
    const { body } = await call(server.url, consumerDeposit, { token: counter.citizenToken });
    expect(body).toMatchObject({ csDeposits: { data: [{ id }] } });
  });

  test("twice is once, with the same key and with another", async () => {
    const id = await weigh();
    const key = randomUUID();
    const answers = await Promise.all([undo(id, 10, key), undo(id, 10, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await undo(id)).toMatchObject({ status: 409, body: { error: "deposit_settled" } });
    expect(await balance()).toBe(0);
  });

  test("ten at the same moment take back once", async () => {
    const id = await weigh();
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balance()).toBe(0);
  });

  test("a tap made in time counts when the network is back, a later tap never", async () => {
    const id = await weighAgo(6 * day);
    expect((await undo(id, 61)).status).toBe(422);
    expect((await undo(id, 60)).status).toBe(200);
    const old = await weighAgo(9 * day);
    expect(await undo(old)).toMatchObject({ status: 404 });
  });

  test("is for whoever weighed, not for a colleague and not for another point", async () => {
    const id = await weigh();
    const { db } = server.database;
    const colleague = await buildUser(db, { roles: ["citizen", "point"] });
    await addMember(db, counter.pointId, colleague.id, "collaborator");
    expect((await undo(id, 5, randomUUID(), await buildSession(db, colleague.id))).status).toBe(
      404,
    );
    const other = await buildCounter(db);
    expect((await undo(id, 5, randomUUID(), other.operatorToken)).status).toBe(404);
    expect(await balance()).toBe(2400);
  });

  test("nobody is put into debt: what was spent meanwhile stays spent", async () => {
    const id = await weigh();
    await spend(100);
    expect(await undo(id)).toMatchObject({ status: 409, body: { error: "tokens_spent" } });
    expect((await statusOf(id))?.status).toBe("confirmed");
  });
});

describe("not right, says the citizen", () => {
  test("the tokens wait, and a task with three days is there", async () => {
    const id = await weigh();
    expect((await dispute()).status).toBe(201);
    expect([await balance(), await balance("held")]).toEqual([0, 2400]);
    expect((await statusOf(id))?.status).toBe("disputed");
    const task = await server.database.db
      .selectFrom("tasks")
      .select(["kind", "due_at"])
      .where("created_at", "=", moment)
      .where("kind", "=", "dispute")
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(task?.due_at).toEqual(new Date("2026-11-18T10:00:00Z"));
  });

  test("for seven days, once, about one's own", async () => {
    await weighAgo(7 * day);
    await weighAgo(7 * day + 1);
    expect(await dispute(2)).toMatchObject({ status: 410, body: { error: "too_late" } });
    const other = await buildCounter(server.database.db);
    expect((await dispute(1, randomUUID(), other.citizenToken)).status).toBe(404);
    const answers = await Promise.all(Array.from({ length: 5 }, () => dispute()));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409, 409, 409,
    ]);
  });

  test("what is disputed cannot be undone, what is undone cannot be disputed", async () => {
    const id = await weigh();
    await dispute();
    expect((await undo(id)).status).toBe(409);
    const second = await weigh();
    await undo(second);
    expect((await dispute(2)).status).toBe(409);
  });
});

describe("somebody decides", () => {
  const disputeId = async (): Promise<string> => {
    const row = await server.database.db
      .selectFrom("disputes")
      .select("id")
      .where("citizen_id", "=", counter.citizen.id)
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const decide = async (
    body: { decision: "stands" | "corrected" | "cancelled"; grams?: number },
    token = adminToken,
    key: string = randomUUID(),
  ) =>
    call(server.url, decideDispute, {
      token,
      key,
      params: { id: await disputeId() },
      body: { note: "Seen on the scale", ...body },
    });

  test.each([
    ["stands", {}, 2400, 1000, "confirmed"],
    ["corrected", { grams: 1500 }, 3600, 1500, "corrected"],
    ["corrected", { grams: 400 }, 960, 400, "corrected"],
    ["cancelled", {}, 0, 0, "voided"],
  ] as const)("%s %j", async (decision, weight, tokens, grams, status) => {
    const id = await weigh();
    await dispute();
    expect((await decide({ decision, ...weight })).status).toBe(200);
    expect([await balance(), await balance("held")]).toEqual([tokens, 0]);
    expect(await stock()).toEqual({ stock_grams: grams, collected_grams: grams });
    expect((await statusOf(id))?.status).toBe(status);
  });

  test("what was spent before the dispute is not taken from anybody", async () => {
    await weigh();
    await spend(2000);
    await dispute();
    expect([await balance(), await balance("held")]).toEqual([0, 400]);
    await decide({ decision: "cancelled" });
    expect([await balance(), await balance("held")]).toEqual([0, 0]);
    const row = await server.database.db
      .selectFrom("disputes")
      .select("unrecovered")
      .where("citizen_id", "=", counter.citizen.id)
      .executeTakeFirst();
    expect(row?.unrecovered).toBe(2000);
  });

  test("once, by an administrator, with a reason", async () => {
    await weigh();
    await dispute();
    expect((await decide({ decision: "stands" }, counter.operatorToken)).status).toBe(403);
    expect((await decide({ decision: "corrected" })).status).toBe(422);
    expect((await decide({ decision: "stands", grams: 1000 })).status).toBe(422);
    const key = randomUUID();
    const answers = [
      await decide({ decision: "cancelled" }, adminToken, key),
      await decide({ decision: "cancelled" }, adminToken, key),
      await decide({ decision: "stands" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
    const { rows } = await sql`select decision, note, decided_at is not null as done from tasks
      where subject_id = ${await disputeId()}`.execute(server.database.db);
    expect(rows).toEqual([{ decision: "cancelled", note: "Seen on the scale", done: true }]);
  });

  test("a deposit that stood cannot be disputed again", async () => {
    await weigh();
    await dispute();
    await decide({ decision: "stands" });
    expect((await dispute()).status).toBe(409);
  });
});
