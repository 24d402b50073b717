import { randomUUID } from "node:crypto";
import { recordDeposit } from "@app/contract/deposits";
import { buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import type { Db } from "@app/database/connect";
import type { TestDatabase } from "@app/database/testing/test-database";

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

const countOf = async (
  { db }: TestDatabase,
  table: "deposits" | "transfers" | "outbox" | "processed_events" | "notifications" | "dead_events",
): Promise<number> => {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return row.n;
};

/** How often each thing exists; after a drill all of them must be the number of acknowledged deposits. */
export const counts = async (database: TestDatabase) => ({
  deposits: await countOf(database, "deposits"),
  transfers: await countOf(database, "transfers"),
  news: await countOf(database, "outbox"),
  handled: await countOf(database, "processed_events"),
  told: await countOf(database, "notifications"),
  dead: await countOf(database, "dead_events"),
});

export const allAre = (n: number): Awaited<ReturnType<typeof counts>> => ({
  deposits: n,
  transfers: n,
  news: n,
  handled: n,
  told: n,
  dead: 0,
});
