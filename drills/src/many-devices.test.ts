import { randomUUID } from "node:crypto";
import { sendEntries } from "@app/contract/device-entries";
import { batchSize, longestWaySeconds, mostWaiting } from "@app/contract/device-limits";
import type { BodyInput, ResponseOf } from "@app/contract/endpoint";
import { allProfiles } from "@app/contract/profiles";
import { addMember, buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { type RunningProcess, startServer } from "@app/harness/processes";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sized } from "./sizes.ts";

const phones = 20;
/** As many as a phone keeps, or more: the server takes what comes. */
const depositsEach = sized(mostWaiting, 500);
const citizens = 200;
/** Each of them is a person who opens their page meanwhile. */
const quietReads = 300;
/** Milliseconds. Without it the reader takes a processor of its own from those it looks at. */
const betweenReads = 10;
const mostTries = 20;
/** Of the seven days that a phone may keep a deposit: the rest is for the way. */
const offlineSeconds = longestWaySeconds - 0.1 * 24 * 60 * 60;
/** Milliseconds until all phones have sent everything once, and once more. */
const longestSending = sized(90_000, 150_000);

let database: TestDatabase;
let api: RunningProcess;
let worker: RunningProcess;
let citizenCodes: string[];
let readerToken: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const environment = { DATABASE_URL: database.url, NAMESPACE: database.name };
  [api, worker] = await Promise.all([
    startServer("api", environment),
    startServer("worker", environment),
  ]);
  const people = await Promise.all(Array.from({ length: citizens }, () => buildUser(db)));
  citizenCodes = people.map(({ code }) => code);
  readerToken = await buildSession(db, (await buildUser(db)).id);
});
afterAll(async () => {
  await Promise.all([api, worker].map((one) => one?.end("SIGTERM")));
  await database.close();
});

type Body = BodyInput<typeof sendEntries>;
type Entry = Body["entries"][number];

interface Phone {
  token: string;
  deviceId: string;
  entries: Entry[];
}

/** Weighed in nearly a week without a network. */
const buildPhone = async (pointId: string, place: number): Promise<Phone> => {
  const { db } = database;
  const { id } = await buildUser(db, { roles: ["point"] });
  await addMember(db, pointId, id, "collaborator");
  const entries = Array.from({ length: depositsEach }, (_, n): Entry => ({
    kind: "deposit",
    number: n + 1,
    key: randomUUID(),
    occurredAt: new Date(
      Date.now() - (offlineSeconds * 1000 * (depositsEach - n)) / depositsEach,
    ).toISOString(),
    deposit: {
      pointId,
      citizenCode: citizenCodes[(place * 31 + n) % citizens] ?? "",
      material: n % 3 === 0 ? "pehd" : "pet",
      grams: 500 + (n % 50) * 100,
      stars: { clean: n % 2 === 0, compacted: false, manners: false },
    },
    seenAs: { by: "typing" },
  }));
  return { token: await buildSession(db, id), deviceId: randomUUID(), entries };
};

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** As a phone does it: again after a while, until there is an answer. */
const sendBatch = async (
  { token, deviceId, entries }: Phone,
  start: number,
): Promise<ResponseOf<typeof sendEntries>> => {
  const batch = entries.slice(start, start + batchSize);
  for (let tries = 1; tries <= mostTries; tries++) {
    const body: Body = {
      deviceId,
      sentAt: new Date().toISOString(),
      highestNumber: entries.length,
      stillWaiting: entries.length - start - batch.length,
      entries: batch,
    };
    const answer = await fetch(api.url + sendEntries.path, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (answer.ok) return sendEntries.response.parse(await answer.json());
    if (![429, 503].includes(answer.status)) throw new Error(`answered ${answer.status}`);
    await wait(Number(answer.headers.get("retry-after") ?? 1) * 1000 * (1 + Math.random()));
  }
  throw new Error("a request failed for good");
};

interface Told {
  outcome: string;
  depositId: string | undefined;
}

interface Sent {
  /** In the order of the phone. */
  told: Told[];
  /** Numbers that the server still misses after the last of them. */
  missing: number[];
}

const sendAll = async (phone: Phone): Promise<Sent> => {
  const told: Told[] = [];
  let missing: number[] = [];
  for (let start = 0; start < phone.entries.length; start += batchSize) {
    const answer = await sendBatch(phone, start);
    told.push(
      ...answer.results.map((one) => ({ outcome: one.outcome, depositId: one.deposit?.id })),
    );
    ({ missing } = answer);
  }
  return { told, missing };
};

/** What is there: each number of each phone once, in its order, and nobody asked for what is not missing. */
const readKept = async () => {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from deposits) as deposits,
      (select count(*) from device_entries) as entries,
      (select count(*) from transfers where kind = 'deposit_earned') as transfers,
      (select count(*) from tasks where kind in ('device_gap', 'entries_lost')) as gaps,
      (select count(*) from (
        select device_number - lag(device_number) over next as step,
          occurred_at - lag(occurred_at) over next as later,
          created_at - lag(created_at) over next as recorded
        from deposits window next as (partition by device_id order by device_number)) d
       where step <> 1 or later <= interval '0' or recorded < interval '0') as out_of_order,
      (select count(*) from ledger_violations()) as violations`.execute(database.db);
  return rows[0];
};

const readBalance = async (): Promise<number> => {
  const start = performance.now();
  const answer = await fetch(api.url + allProfiles.path, {
    headers: { authorization: `Bearer ${readerToken}` },
  });
  await answer.json();
  if (!answer.ok) throw new Error(`a balance was answered ${answer.status}`);
  return performance.now() - start;
};

/** One after the other for as long as `isOn` holds, as one person after another looks. */
const readBalances = async (isOn: (reads: number) => boolean): Promise<number[]> => {
  const times: number[] = [];
  while (isOn(times.length)) {
    times.push(await readBalance());
    await wait(betweenReads);
  }
  return times;
};

/**
 * Of nineteen in twenty: about 2.5 times the quiet one, and 30 times without the lane of a backlog.
 * The slowest of a hundred is a handful of reads here, and tells of the machine's pauses instead.
 */
const percentile95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

const keptWhenWhole = {
  deposits: phones * depositsEach,
  entries: phones * depositsEach,
  transfers: phones * depositsEach,
  gaps: 0,
  out_of_order: 0,
  violations: 0,
};

const timed = async <T>(work: Promise<T>): Promise<{ done: T; milliseconds: number }> => {
  const start = performance.now();
  return { done: await work, milliseconds: performance.now() - start };
};

test("twenty phones come back after a week and send all twice: all count once, others are served", async () => {
  const points = await Promise.all(Array.from({ length: phones }, () => buildPoint(database.db)));
  const all = await Promise.all(points.map(({ id }, place) => buildPhone(id, place)));
  await readBalances((reads) => reads < 100);
  const quiet = percentile95(await readBalances((reads) => reads < quietReads));

  let isOver = false;
  const syncing = timed(Promise.all(all.map(sendAll))).finally(() => (isOver = true));
  const busyTimes = await readBalances(() => !isOver);
  const first = await syncing;
  const busy = percentile95(busyTimes);
  expect(await readKept()).toEqual(keptWhenWhole);
  const again = await timed(Promise.all(all.map(sendAll)));
  console.info(
    `balance p95: quiet ${quiet.toFixed(1)} ms, while syncing ${busy.toFixed(1)} ms, ${busyTimes.length} reads; ` +
      `sent in ${first.milliseconds.toFixed(0)} ms, again in ${again.milliseconds.toFixed(0)} ms`,
  );

  const told = first.done.flatMap((one) => one.told);
  expect(told).toHaveLength(phones * depositsEach);
  expect(new Set(told.map(({ outcome }) => outcome))).toEqual(new Set(["recorded"]));
  expect(first.done.flatMap(({ missing }) => missing)).toEqual([]);
  expect(again.done).toEqual(first.done);
  expect(await readKept()).toEqual(keptWhenWhole);
  expect(first.milliseconds + again.milliseconds).toBeLessThan(longestSending);
  expect(busyTimes.length).toBeGreaterThan(100);
  expect(busy).toBeLessThan(5 * quiet);
});
