import { connect, type Connection } from "@app/database/connect";
import { ageTopUps, buildTopUps, type BuiltTopUp } from "@app/database/testing/build-top-up";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import {
  lookBehaviours,
  type LookBehaviour,
  sendBehaviours,
  type SendBehaviour,
} from "@app/harness/airtime-behaviour";
import { type AirtimeSimulator, startAirtimeSimulator } from "@app/harness/airtime-simulator";
import { type RunningProcess, startServer, waitFor } from "@app/harness/processes";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sized } from "./sizes.ts";

const sequences = sized(100, 300);
const seed = 20_261_116;

interface Script {
  send: SendBehaviour[];
  look: LookBehaviour[];
}

const anything = fc.array(fc.constantFrom(...sendBehaviours), { minLength: 1, maxLength: 6 });
/** Nothing of it is there when it is looked for, and some of it comes all the same. */
const disappearing = fc.array(
  fc.constantFrom<SendBehaviour[]>("drops before", "breaks before", "hangs before", "arrives late"),
  { minLength: 5, maxLength: 6 },
);

/** What the provider does with one person's credit, request by request; then it works. */
const sequence = fc.record({
  send: fc.oneof({ weight: 3, arbitrary: anything }, { weight: 1, arbitrary: disappearing }),
  look: fc.array(fc.constantFrom(...lookBehaviours), { maxLength: 6 }),
});

/** How long until the worker comes by again, and after how many requests it is killed then. */
const round = (most: number) =>
  fc.record({ minutes: fc.integer({ min: 1, max: most }), killAt: fc.nat(40) });
const rounds = [
  // So soon that what was sent may still be on its way.
  ...fc.sample(round(6), { numRuns: 10, seed }),
  ...fc.sample(round(60), { numRuns: 12, seed }),
  ...fc.sample(round(300), { numRuns: 40, seed }),
];
const killedRounds = sized(3, 6);

let database: TestDatabase;
let owner: Connection;
let simulator: AirtimeSimulator;
let worker: RunningProcess;
let topUps: BuiltTopUp[];
let arrivals = 0;
let killAt = Number.POSITIVE_INFINITY;

const startWorker = async (): Promise<void> => {
  worker = await startServer("worker", {
    ...simulator.environment,
    // Hundreds of requests hang for as long.
    AIRTIME_TIMEOUT_SECONDS: "0.15",
    DATABASE_URL: database.url,
    NAMESPACE: database.name,
  });
};

beforeAll(async () => {
  [database, simulator] = await Promise.all([createTestDatabase(), startAirtimeSimulator()]);
  owner = connect(database.ownerUrl, { max: 2 });
  topUps = await buildTopUps(database.db, sequences);
  const scripts = new Map<string, Script>();
  for (const [n, one] of fc.sample<Script>(sequence, { numRuns: sequences, seed }).entries()) {
    scripts.set(topUps[n]?.id ?? "", one);
  }
  simulator.follow({
    send: (id) => scripts.get(id)?.send.shift() ?? "works",
    look: (id) => scripts.get(id)?.look.shift() ?? "works",
    onArrival: () => {
      arrivals += 1;
      if (arrivals === killAt) worker.child.kill("SIGKILL");
    },
  });
  await startWorker();
});
afterAll(async () => {
  await worker.end("SIGTERM");
  await simulator.stop();
  await owner.close();
  await database.close();
});

const isDead = (): boolean => worker.child.signalCode !== null;

/** Without those that were replaced while they ran and killed in it: another one does their work. */
const jobsLeft = async (): Promise<number> => {
  const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs
    from graphile_worker.jobs where task_identifier = 'send-top-ups'
      and attempts < max_attempts`.execute(database.db);
  return rows[0]?.jobs ?? 0;
};

const untilQuiet = (): Promise<void> =>
  waitFor("the worker to come by", async () => isDead() || (await jobsLeft()) === 0);

/** Nobody may be on the way to the provider while the clocks of both are put on. */
const passIfQuiet = (minutes: number): Promise<boolean> =>
  owner.db.transaction().execute(async (trx) => {
    await sql`lock table graphile_worker._private_jobs in share row exclusive mode`.execute(trx);
    if ((await jobsLeft()) > 0) return false;
    await ageTopUps(trx, minutes);
    simulator.pass(minutes);
    return true;
  });

/** The worker's own minute may come after the wait and before the lock. */
const pass = async (minutes: number): Promise<void> => {
  do await untilQuiet();
  while (!(await passIfQuiet(minutes)));
};

/** What another worker's guard would do some seconds later. */
const freeJobs = () =>
  sql`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_by is not null`.execute(database.db);

/** Answers whether the worker was killed in it. */
const comeBy = async (minutes: number, afterRequests: number): Promise<boolean> => {
  await pass(minutes);
  arrivals = 0;
  killAt = afterRequests;
  await sql`select graphile_worker.add_job('send-top-ups')`.execute(database.db);
  await untilQuiet();
  const isKilled = isDead();
  killAt = Number.POSITIVE_INFINITY;
  if (!isKilled) return false;
  await startWorker();
  await freeJobs();
  await untilQuiet();
  return true;
};

const openOnes = async (): Promise<number> => {
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from top_ups
    where state in ('pending', 'unknown')`.execute(database.db);
  return rows[0]?.open ?? 0;
};

/** Doors that turn a request away leave no doubt about it. */
const turnsAway = new Set<string>(["is busy", "has no balance"]);

/** Requests that left although the one before might have been taken and nobody had looked. */
const sentBlindly = (id: string): number => {
  let mayBeTaken = false;
  let blind = 0;
  for (const one of simulator.asked().filter((asked) => asked.id === id)) {
    if (one.what === "look" && one.isAbsent) mayBeTaken = false;
    if (one.what !== "send") continue;
    if (mayBeTaken) blind += 1;
    if (!turnsAway.has(one.behaviour)) mayBeTaken = true;
  }
  return blind;
};

interface Ended {
  id: string;
  state: string;
  status: string;
  /** Moves of its tokens, and news that it is closed. */
  moves: string[];
  news: number;
}

const findEnded = async (): Promise<Ended[]> => {
  const { rows } = await sql<Ended>`
    select v.id, t.state, v.status,
      (select array_agg(m.kind::text order by m.created_at, m.kind) from transfers m
        where m.reference_id = v.id) as moves,
      (select count(*)::int from outbox o where o.subject like 'voucher.closed.%'
        and o.payload ->> 'voucherId' = v.id::text) as news
    from vouchers v join top_ups t on t.voucher_id = v.id`.execute(database.db);
  return rows;
};

test("random ways to fail, with the worker killed in between: each ends once, and as the provider's book says", async () => {
  let kills = 0;
  for (const [n, { minutes, killAt: requests }] of rounds.entries()) {
    const isFatal = kills < killedRounds;
    if (await comeBy(n === 0 ? 0 : minutes, isFatal ? requests + 1 : Number.POSITIVE_INFINITY)) {
      kills += 1;
    }
    if ((await openOnes()) === 0) break;
  }
  expect(await openOnes()).toBe(0);
  expect(kills).toBe(killedRounds);

  const ended = await findEnded();
  const given = ended.filter(({ state }) => state === "fulfilled").map(({ id }) => id);
  const delivered = simulator.deliveries();
  expect(delivered.map(({ id }) => id).toSorted()).toEqual(given.toSorted());
  const phones = new Map(topUps.map(({ id, phone }) => [id, phone]));
  for (const { id, phone, dinars } of delivered) {
    expect([phone, dinars]).toEqual([phones.get(id), 500]);
  }
  for (const { state, status, moves, news } of ended) {
    const isGiven = state === "fulfilled";
    expect([status, moves, news]).toEqual([
      isGiven ? "received" : "cancelled",
      ["reward_reserved", isGiven ? "reward_spent" : "reward_returned"],
      1,
    ]);
  }
  expect(topUps.filter(({ id }) => sentBlindly(id) > 0)).toEqual([]);
  const { rows } = await sql`select * from ledger_violations()`.execute(database.db);
  expect(rows).toEqual([]);

  // All of it happened, and both ends were met.
  const met = new Set(simulator.asked().map(({ what, behaviour }) => `${what} ${behaviour}`));
  expect(met.size).toBe(sendBehaviours.length + lookBehaviours.length);
  expect(given.length).toBeGreaterThan(sequences / 4);
  expect(given.length).toBeLessThan(sequences);
}, 150_000);
