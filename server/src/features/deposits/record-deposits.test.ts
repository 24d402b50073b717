import { randomUUID, randomUUIDv7 } from "node:crypto";
import type { DepositInput } from "@app/contract/deposits";
import { systemClock } from "@app/database/clock";
import { buildUser } from "@app/database/testing/builders";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCounter, type Counter } from "../../testing/counter.ts";
import type { Context } from "../../context.ts";
import { createTestContext } from "../../testing/test-context.ts";
import { createGroupCommit } from "../../group-commit.ts";
import { createDepositRecorder } from "./record-deposit.ts";
import {
  type DepositOutcome,
  type DepositToRecord,
  recordDeposits,
} from "./record-deposits.queries.ts";

let database: TestDatabase;
let counter: Counter;
let context: Context;

beforeAll(async () => {
  database = await createTestDatabase();
  counter = await buildCounter(database.db);
  context = createTestContext(database);
});
afterAll(async () => {
  await context.close();
  await database.close();
});

const makeDeposit = (changes: Partial<DepositToRecord> = {}): DepositToRecord => ({
  id: randomUUIDv7(),
  actorId: counter.operatorId,
  key: randomUUID(),
  fingerprint: Buffer.from("request"),
  pointId: counter.pointId,
  citizenCode: counter.citizen.code,
  material: "pet",
  grams: 1000,
  stars: { clean: false, compacted: false, manners: false },
  rateId: 1,
  tokens: 2000,
  traceId: "trace",
  age: 0,
  identifiedBy: "typed_code",
  device: null,
  ...changes,
});

const inputFor = (citizenCode: string): DepositInput => ({
  pointId: counter.pointId,
  citizenCode,
  material: "pet",
  grams: 1000,
  stars: { clean: false, compacted: false, manners: false },
});

const outcomesOf = async (deposits: DepositToRecord[]): Promise<string[]> => {
  const results = await recordDeposits(database.pool, systemClock, deposits);
  return results.map(({ outcome }) => outcome);
};

const violations = async () =>
  (await sql`select * from ledger_violations()`.execute(database.db)).rows;

test("one refused deposit in a group of 32 leaves 31 recorded, each answered in its place", async () => {
  const suspended = await buildUser(database.db, { status: "suspended" });
  const group = Array.from({ length: 32 }, (_, n) =>
    makeDeposit(n === 17 ? { citizenCode: suspended.code } : {}),
  );
  const results = await recordDeposits(database.pool, systemClock, group);
  expect(results.map(({ outcome }) => outcome)).toEqual(
    group.map((_, n) => (n === 17 ? "citizen_suspended" : "recorded")),
  );
  expect(results.map(({ answer }) => answer?.id)).toEqual(
    group.map(({ id }, n) => (n === 17 ? undefined : id)),
  );
  expect(await violations()).toEqual([]);
});

test("a deposit that breaks the whole call is refused alone: the other 31 are recorded", async () => {
  const commit = createGroupCommit<DepositToRecord, DepositOutcome>({
    run: (deposits) => recordDeposits(database.pool, systemClock, deposits),
    maxGroup: 32,
    inFlight: 1,
    worthJoining: 1,
    mayRetryAlone: () => true,
  });
  // The first goes alone; the rest queue behind it and go as one group.
  const first = commit(makeDeposit());
  const group = Array.from({ length: 32 }, (_, n) =>
    commit(makeDeposit(n === 5 ? { grams: 60_000 } : {})),
  );
  await first;
  const settled = await Promise.allSettled(group);
  expect(settled.map(({ status }) => status)).toEqual(
    group.map((_, n) => (n === 5 ? "rejected" : "fulfilled")),
  );
  expect(await violations()).toEqual([]);
});

test("the same key twice in one group is recorded once and answered twice alike", async () => {
  const key = randomUUID();
  const [first, again, other] = await recordDeposits(database.pool, systemClock, [
    makeDeposit({ key }),
    makeDeposit({ key }),
    makeDeposit({ key, fingerprint: Buffer.from("another request") }),
  ]);
  expect([first?.outcome, again?.outcome, other?.outcome]).toEqual([
    "recorded",
    "replayed",
    "idempotency_key_reused",
  ]);
  expect(again?.answer).toEqual(first?.answer);
  expect(await violations()).toEqual([]);
});

test("one key for two citizens at the same moment is one deposit and one refusal", async () => {
  const nodes = [createDepositRecorder(context), createDepositRecorder(context)];
  const other = await buildUser(database.db);
  const actor = {
    userId: counter.operatorId,
    sessionId: "",
    roles: [],
    worksAtPoint: true,
    company: null,
    isAdmin: false,
  };
  for (let round = 0; round < 20; round++) {
    const key = randomUUID();
    const outcomes = await Promise.allSettled(
      nodes.map((record, n) =>
        record({
          actor,
          key,
          traceId: "trace",
          input: inputFor(n === 0 ? counter.citizen.code : other.code),
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const refusal = outcomes.find((outcome) => outcome.status === "rejected");
    expect(refusal?.reason).toMatchObject({ errorName: "idempotency_key_reused" });
  }
  expect(await violations()).toEqual([]);
});

test("a rate that is not in force is never paid", async () => {
  expect(await outcomesOf([makeDeposit({ rateId: 2 }), makeDeposit({ rateId: 99 })])).toEqual([
    "rate_changed",
    "rate_changed",
  ]);
});

test("numbers of one citizen stay gapless when groups run against each other", async () => {
  const calls = Array.from({ length: 12 }, () =>
    outcomesOf(Array.from({ length: 10 }, () => makeDeposit())),
  );
  expect(new Set((await Promise.all(calls)).flat())).toEqual(new Set(["recorded"]));
  expect(await violations()).toEqual([]);
});
