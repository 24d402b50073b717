import type { TestDatabase } from "@app/database/testing/test-database";
import pg from "pg";

/**
 * How many blocks of the database were looked at so far, in memory or not: on a shared machine this
 * says more about a cost that grows than a clock does.
 */
export const blocksTouched = async ({ ownerUrl, name }: TestDatabase): Promise<number> => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ blocks: string }>(
      "select blks_hit + blks_read as blocks from pg_stat_database where datname = $1",
      [name],
    );
    return Number(rows[0]?.blocks);
  } finally {
    await owner.end();
  }
};
