import { randomUUID } from "node:crypto";
import type { RecordedDeposit } from "@app/contract/deposits";
import { decideDispute, voidDeposit } from "@app/contract/deposit-changes";
import { holdDeposit } from "@app/contract/signals";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { judgeDeposits } from "./judge-deposits.ts";

let server: TestServer;
let counter: Counter;
let adminToken: string;
let moment = new Date("2026-11-15T10:00:00Z");
const clock = { fixed: () => moment };

beforeAll(async () => {
  server = await startTestServer(clock);
  const { db, ownerUrl } = server.database;
  const admin = await buildUser(db);
  await makeAdmin(ownerUrl, admin.id);
  adminToken = await buildSession(db, admin.id, { isStrong: true });
});
afterAll(() => server.stop());
beforeEach(async () => {
  moment = new Date("2026-11-15T10:00:00Z");
  counter = await buildCounter(server.database.db);
});
afterEach(async () => {
  const { rows } = await sql`select * from ledger_violations()`.execute(server.database.db);
  expect(rows).toEqual([]);
});

const weigh = async (grams = 2340): Promise<string> => {
  const { status, body } = await deposit(server.url, counter, { grams });
  expect(status).toBe(201);
  return (body as RecordedDeposit).id;
};

const judge = (...numbers: number[]): Promise<void> =>
  server.database.db.transaction().execute((trx) =>
    judgeDeposits(
      trx,
      clock,
      numbers.map((number) => ({
        id: randomUUID(),
        traceId: "trace",
        payload: {
          depositId: randomUUID(),
          citizenId: counter.citizen.id,
          pointId: counter.pointId,
          material: "pet" as const,
          grams: 1,
          stars: 0,
          tokens: 0,
          isWaiting: false,
          balance: 0,
          number,
        },
      })),
    ),
  );

const signals = () =>
  server.database.db
    .selectFrom("deposit_signals")
    .select(["deposit_id as depositId", "rule", "score"])
    .where("citizen_id", "=", counter.citizen.id)
    .orderBy("created_at")
    .execute();

const tasks = () =>
  server.database.db
    .selectFrom("tasks")
    .select(["data", "due_at", "decision"])
    .where("kind", "=", "deposit_review")
    .where(sql<boolean>`data ->> 'pointId' = ${counter.pointId}`)
    .execute();

describe("hearing of deposits", () => {
  test("an ordinary one leaves nothing", async () => {
    await weigh();
    await judge(1);
    expect(await signals()).toEqual([]);
    expect(await tasks()).toEqual([]);
  });

  test("the reasons stand beside the deposit, once, however often it is told", async () => {
    const id = await weigh(15_000);
    await judge(1);
    await judge(1, 1);
    expect(await signals()).toEqual([{ depositId: id, rule: "weight", score: 40 }]);
    expect(await tasks()).toEqual([]);
  });

  test("over the published sum somebody is asked to look, once a day about the same two", async () => {
    const first = await weigh(30_000);
    await weigh(30_000);
    await judge(1, 2);
    await judge(1);
    const due = new Date("2026-11-18T10:00:00Z");
    expect(await tasks()).toMatchObject([
      { data: { depositId: first, citizenId: counter.citizen.id, score: 80 }, due_at: due },
    ]);
    moment = new Date("2026-11-16T10:00:00Z");
    await weigh(30_000);
    await judge(3);
    expect(await tasks()).toHaveLength(2);
  });

  test("the tokens stay where they are: a score decides nothing", async () => {
    await weigh(30_000);
    await judge(1);
    const { rows } = await sql`select balance from accounts
      where owner_id = ${counter.citizen.id}`.execute(server.database.db);
    expect(rows).toEqual([{ balance: 72_000 }]);
  });

  test("judged late it is what it was then: later deposits do not count, undone ones never", async () => {
    for (let n = 0; n < 7; n++) await weigh();
    const undone = await weigh(30_000);
    const { status } = await call(server.url, voidDeposit, {
      token: counter.operatorToken,
      key: randomUUID(),
      params: { id: undone },
      body: { afterSeconds: 5 },
    });
    expect(status).toBe(200);
    const rules = async () => (await signals()).map(({ rule }) => rule);
    await judge(6, 8);
    expect(await rules()).toEqual(["identification"]);
    await judge(7);
    expect((await rules()).toSorted()).toEqual(["identification", "identification", "velocity"]);
  });
});

describe("a person holds", () => {
  const hold = (id: string, key: string = randomUUID(), note = "Same bag twice") =>
    call(server.url, holdDeposit, { token: adminToken, key, params: { id }, body: { note } });

  const balances = async () => {
    const rows = await server.database.db
      .selectFrom("accounts")
      .select(["kind", "balance"])
      .where("owner_id", "=", counter.citizen.id)
      .orderBy("kind")
      .execute();
    return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
  };

  test("the tokens wait, the question is answered, and a dispute has to be decided", async () => {
    const id = await weigh(30_000);
    await judge(1);
    const key = randomUUID();
    const answers = await Promise.all([hold(id, key), hold(id, key), hold(id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409]);
    expect(await balances()).toEqual({ citizen: 0, held: 72_000 });
    expect(await tasks()).toMatchObject([{ decision: "held" }]);
    const dispute = await server.database.db
      .selectFrom("disputes")
      .select(["id", "reason", "note"])
      .where("deposit_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(dispute).toMatchObject({ reason: "review", note: "Same bag twice" });
    const { status } = await call(server.url, decideDispute, {
      token: adminToken,
      key: randomUUID(),
      params: { id: dispute.id },
      body: { decision: "cancelled", note: "No such bag on the camera" },
    });
    expect(status).toBe(200);
    expect(await balances()).toEqual({ citizen: 0, held: 0 });
  });

  test("not without a reason, not after a month, not what is settled or unknown", async () => {
    const id = await weigh();
    expect((await hold(id, randomUUID(), "no")).status).toBe(422);
    expect((await hold(randomUUID())).status).toBe(404);
    moment = new Date("2026-10-14T10:00:00Z");
    const old = await weigh();
    moment = new Date("2026-11-15T10:00:00Z");
    expect(await hold(old)).toMatchObject({ status: 410, body: { error: "too_late" } });
  });
});

// The last: from here on a worker judges too.
describe("the worker", () => {
  test("hears of a deposit and asks for a look", async () => {
    await server.addWorker();
    await weigh(30_000);
    await expect.poll(async () => (await tasks()).length, { timeout: 10_000 }).toBe(1);
  });
});
