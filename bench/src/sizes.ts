import type { TestDatabase } from "@app/database/testing/test-database";
import pg from "pg";

export interface Size {
  table: string;
  rows: number;
  heap: number;
  indexes: number;
}

/** Partitions are added up under the name of their table. */
const measure = `
  select coalesce(pg_partition_root(c.oid), c.oid)::regclass::text as "table",
    sum(greatest(c.reltuples, 0))::float8 as rows,
    sum(pg_table_size(c.oid))::float8 as heap, sum(pg_indexes_size(c.oid))::float8 as indexes
  from pg_class c
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by 1 having sum(greatest(c.reltuples, 0)) >= 1000
  order by sum(pg_total_relation_size(c.oid)) desc`;

const readSizes = async (ownerUrl: string): Promise<Size[]> => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    // The number of rows is the planner's, so it has to be fresh.
    await owner.query("vacuum analyze");
    return (await owner.query<Size>(measure)).rows;
  } finally {
    await owner.end();
  }
};

/** Bytes per row as they lie on disk, indexes and free space included. */
export const showSizes = async ({ ownerUrl }: TestDatabase): Promise<Size[]> => {
  const sizes = await readSizes(ownerUrl);
  console.log("\nBytes per row           rows   table  indexes    both");
  for (const { table, rows, heap, indexes } of sizes) {
    const perRow = [heap, indexes, heap + indexes].map((bytes) =>
      Math.round(bytes / rows)
        .toString()
        .padStart(8),
    );
    console.log(`${table.padEnd(18)} ${rows.toString().padStart(9)} ${perRow.join("")}`);
  }
  return sizes;
};
