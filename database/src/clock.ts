import { type RawBuilder, sql } from "kysely";

/**
 * The one source of time. In production the database's clock rules, so that several nodes agree;
 * a test sets a moment and every operation, in TypeScript and in SQL, sees that one.
 */
export interface Clock {
  /** The moment a test has set, or null for the database's own clock. */
  fixed: () => Date | null;
}

export const systemClock: Clock = { fixed: () => null };

export const sqlNow = (clock: Clock): RawBuilder<Date> => {
  const moment = clock.fixed();
  return moment ? sql<Date>`${moment.toISOString()}::timestamptz` : sql<Date>`now()`;
};
