import type { TestDatabase } from "@app/database/testing/test-database";
import pg from "pg";

export interface Blocks {
  /** Looked at, in memory or not: on a shared machine this says more than a clock does. */
  touched: number;
  /** Of these, what the engine had to fetch from the system first. */
  fetched: number;
}

/** Of the database so far. */
export const countBlocks = async ({ ownerUrl, name }: TestDatabase): Promise<Blocks> => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const { rows } = await owner.query<Blocks>(
      `select (blks_hit + blks_read)::float8 as touched, blks_read::float8 as fetched
       from pg_stat_database where datname = $1`,
      [name],
    );
    return rows[0] ?? { touched: Number.NaN, fetched: Number.NaN };
  } finally {
    await owner.end();
  }
};
