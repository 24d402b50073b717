import { randomUUID } from "node:crypto";
import type { RecordedDeposit } from "@app/contract/deposits";
import { voidDeposit } from "@app/contract/deposit-changes";
import { connect, type Connection } from "@app/database/connect";
import { buildUser } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { findFacts } from "./facts.queries.ts";

const dayMs = 24 * 3_600_000;
const start = Date.parse("2026-09-20T10:00:30Z");
let moment = new Date(start);
let server: TestServer;
let owner: Connection;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => moment });
  owner = connect(server.database.ownerUrl, { max: 1 });
});
afterAll(async () => {
  await owner.close();
  await server.stop();
});

interface Weighed {
  id: string;
  isOldCode: boolean;
  citizenId: string;
  number: number;
  pointId: string;
  at: number;
}

const weigh = async (counter: Counter): Promise<Weighed> => {
  const { status, body } = await deposit(server.url, counter, {
    citizenCode: counter.citizen.code,
  });
  expect(status).toBe(201);
  const { id } = body as RecordedDeposit;
  const { number } = await server.database.db
    .selectFrom("deposits")
    .select("number")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { pointId, citizen } = counter;
  const isOldCode = number % 3 === 0;
  if (isOldCode) {
    // As the scanner tells it: a code whose minute is long over.
    await sql`update deposits set identified_by = 'old_code' where id = ${id}`.execute(owner.db);
  }
  return { id, isOldCode, citizenId: citizen.id, number, pointId, at: moment.getTime() };
};

const undo = async (counter: Counter, { id }: Weighed): Promise<void> => {
  const { status } = await call(server.url, voidDeposit, {
    token: counter.operatorToken,
    key: randomUUID(),
    params: { id },
    body: { afterSeconds: 5 },
  });
  expect(status).toBe(200);
};

/** Three people at two points: many of one moment, a month, within it and just after. */
const liveThrough = async (): Promise<Weighed[]> => {
  const { db } = server.database;
  const here = await buildCounter(db);
  const there = await buildCounter(db);
  const citizen = await buildUser(db);
  const counters = [here, here, here, { ...here, citizen }, { ...there, citizen }, there];
  const weighed: Weighed[] = [];
  const many = async (times: number): Promise<void> => {
    for (let n = 0; n < times; n++) {
      for (const counter of counters) weighed.push(await weigh(counter));
    }
  };
  await many(3);
  moment = new Date(start + 29 * dayMs);
  await many(14);
  const undone = weighed.splice(-6, 1);
  for (const one of undone) await undo(here, one);
  moment = new Date(start + 30 * dayMs - 1);
  await many(2);
  moment = new Date(start + 30 * dayMs + 1);
  await many(3);
  moment = new Date(start + 30 * dayMs + 60_000);
  await many(1);
  return weighed;
};

/** As the words have it, with no thought of speed. */
const expectedOf = (all: readonly Weighed[], one: Weighed) => {
  const ofCitizen = all
    .filter(({ citizenId, number }) => citizenId === one.citizenId && number <= one.number)
    .toSorted((a, b) => b.number - a.number)
    .slice(0, 50);
  const ofPoint = all
    .filter(({ pointId, at }) => pointId === one.pointId && at <= one.at)
    .filter(({ at }) => at > one.at - 30 * dayMs)
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    .slice(0, 60);
  const oldCodes = ofCitizen.filter(({ isOldCode }) => isOldCode && one.isOldCode);
  const idsOf = (list: readonly Weighed[]) => list.map(({ id }) => id);
  return {
    id: one.id,
    ofCitizen: idsOf(ofCitizen),
    ofPoint: idsOf(ofPoint),
    oldCodes: idsOf(oldCodes),
  };
};

const factsOf = async (told: readonly Weighed[]) => {
  const facts = await server.database.db.transaction().execute((trx) => findFacts(trx, told));
  const byId = new Map(facts.map((one) => [one.deposit.depositId, one]));
  const idsOf = (list: readonly { depositId: string }[] = []) =>
    list.map(({ depositId }) => depositId);
  return told.map(({ id, isOldCode }) => ({
    id: byId.get(id)?.deposit.depositId,
    ofCitizen: idsOf(byId.get(id)?.ofCitizen),
    ofPoint: idsOf(byId.get(id)?.ofPoint),
    // Known where it was so with the deposit; of others nobody asks.
    oldCodes: isOldCode ? idsOf(byId.get(id)?.oldCodes) : [],
  }));
};

test("what came before a deposit is the same whether it is asked for alone or with others", async () => {
  const all = await liveThrough();
  const expected = all.map((one) => expectedOf(all, one));
  expect(Math.max(...expected.map(({ ofCitizen }) => ofCitizen.length))).toBe(50);
  expect(Math.max(...expected.map(({ ofPoint }) => ofPoint.length))).toBe(60);
  expect(await factsOf(all)).toEqual(expected);
  expect(await factsOf(all.toReversed())).toEqual(expected.toReversed());
  const some = all.map((one, n) => ({ one, n })).filter(({ n }) => n % 7 === 0);
  for (const { one, n } of some) expect(await factsOf([one])).toEqual([expected[n]]);
});
