import { setTimeout as wait } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../connect.ts";

const patience = 10_000;
const every = 20;

/** How many wait for somebody else's lock. */
export const countWaiting = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.n ?? 0;
};

const untilWaiting = async (db: Db, many: number): Promise<void> => {
  const until = performance.now() + patience;
  while ((await countWaiting(db)) < many) {
    if (performance.now() > until) throw new Error(`fewer than ${many} wait for the lock`);
    await wait(every);
  }
};

/**
 * All of them stand before a row that somebody else has locked when it is let go: whatever they read without a lock
 * they have read by then. Left to chance, one is mostly through before the next has come.
 */
export const meetAt = async <T>(
  db: Db,
  lock: RawBuilder<unknown>,
  asks: readonly (() => Promise<T>)[],
): Promise<T[]> => {
  const { answers } = await db.transaction().execute(async (trx) => {
    await lock.execute(trx);
    const asked = Promise.all(asks.map((ask) => ask()));
    await untilWaiting(db, asks.length);
    return { answers: asked };
  });
  return answers;
};
