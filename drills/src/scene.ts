import { randomUUID } from "node:crypto";
import { recordDeposit } from "@app/contract/deposits";
import { buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import type { Db } from "@app/database/connect";

export interface Scene {
  operatorToken: string;
  citizenIds: string[];
  /** A deposit for the n-th citizen, round and round. */
  body: (n: number) => object;
}

export const buildScene = async (db: Db, citizens: number): Promise<Scene> => {
  const { id: pointId, ownerId } = await buildPoint(db);
  const people = await Promise.all(Array.from({ length: citizens }, () => buildUser(db)));
  return {
    operatorToken: await buildSession(db, ownerId),
    citizenIds: people.map(({ id }) => id),
    body: (n) => ({
      pointId,
      citizenCode: people[n % people.length]?.code,
      material: "pet",
      grams: 1000 + (n % 100),
      stars: { clean: true, compacted: false, manners: n % 2 === 0 },
    }),
  };
};

export const postDeposit = (
  url: string,
  token: string,
  body: object,
  key: string = randomUUID(),
): Promise<Response> =>
  fetch(url + recordDeposit.path, {
    method: recordDeposit.method,
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      "idempotency-key": key,
    },
    body: JSON.stringify(body),
  });

interface Filled {
  db: Db;
}

const countOf = async (
  { db }: Filled,
  table: "deposits" | "outbox" | "notifications" | "dead_events",
): Promise<number> => {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return row.n;
};

/** What was earned: filling the budget moved tokens too. */
const countEarned = async ({ db }: Filled): Promise<number> => {
  const row = await db
    .selectFrom("transfers")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("kind", "=", "deposit_earned")
    .executeTakeFirstOrThrow();
  return row.n;
};

/** Who listens: who tells, here and by SMS, the figures, the judge, the custody log, the campaigns. */
const consumers = 7;

const countHandled = async ({ db }: Filled): Promise<number> => {
  const byAll = db
    .selectFrom("processed_events")
    .select("event_id")
    .groupBy("event_id")
    .having((eb) => eb.fn.countAll(), "=", consumers);
  const row = await db
    .selectFrom(byAll.as("handled"))
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return row.n;
};

const countInFigures = async ({ db }: Filled): Promise<number> => {
  const row = await db
    .selectFrom("month_figures")
    .select((eb) => eb.fn.sum<number | null>("deposits").as("n"))
    .executeTakeFirstOrThrow();
  return Number(row.n ?? 0);
};

/** How often each thing exists; after a drill all of them must be the number of acknowledged deposits. */
export const counts = async (database: Filled) => ({
  deposits: await countOf(database, "deposits"),
  transfers: await countEarned(database),
  news: await countOf(database, "outbox"),
  handled: await countHandled(database),
  inFigures: await countInFigures(database),
  told: await countOf(database, "notifications"),
  dead: await countOf(database, "dead_events"),
});

export const allAre = (n: number): Awaited<ReturnType<typeof counts>> => ({
  deposits: n,
  transfers: n,
  news: n,
  handled: n,
  inFigures: n,
  told: n,
  dead: 0,
});

/** The citizens know, and nobody else who listens has something left to do. */
export const isSettled = async (database: Filled, n: number): Promise<boolean> => {
  const { told, handled } = await counts(database);
  return told >= n && handled >= n;
};
