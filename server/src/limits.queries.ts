import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

export interface KeyedLimit {
  key: Buffer;
  most: number;
  seconds: number;
}

/** Zero when the attempt was counted, otherwise the seconds to wait. */
export const takeAttempt = async (
  db: Db,
  clock: Clock,
  limits: readonly KeyedLimit[],
): Promise<number> => {
  const { rows } = await sql<{ wait: number }>`select take_attempt(${sqlNow(clock)},
    ${limits.map(({ key }) => key)}::bytea[], ${limits.map(({ most }) => most)}::integer[],
    ${limits.map(({ seconds }) => seconds)}::integer[]) as wait`.execute(db);
  return rows[0]?.wait ?? 0;
};

/** Locked in the order `take_attempt` locks them, or two log-ins at once could block each other. */
const locked = (keys: readonly Buffer[]) => sql`locked as (
  select key from attempts where key = any (${keys}::bytea[]) order by key for update)`;

/** The newest attempt of each did not count after all. */
export const giveBackAttempt = async (db: Db, keys: readonly Buffer[]): Promise<void> => {
  await sql`with ${locked(keys)}
    update attempts set hits = trim_array(hits, least(1, cardinality(hits)))
    from locked where attempts.key = locked.key`.execute(db);
};

/** Emptied, not deleted: an attempt that is being counted at the same moment finds its row. */
export const forgetAttempts = async (db: Db, keys: readonly Buffer[]): Promise<void> => {
  await sql`with ${locked(keys)}
    update attempts set hits = '{}' from locked where attempts.key = locked.key`.execute(db);
};
