import { connect } from "@app/database/connect";
import { sql } from "kysely";

/**
 * The tables in which one of the words stands in any column of any row, whatever its type; those
 * of the jobs too. As the owner, who sees them all.
 */
export const tablesHolding = async (
  ownerUrl: string,
  words: readonly string[],
): Promise<string[]> => {
  const owner = connect(ownerUrl, { max: 1 });
  try {
    const { rows: tables } = await sql<{ schema: string; name: string }>`
      select n.nspname as schema, c.relname as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
        and n.nspname !~ '^pg_toast' and c.relname <> 'spatial_ref_sys'
      order by 1, 2`.execute(owner.db);
    const patterns = words.map((word) => `%${word}%`);
    const holding: string[] = [];
    for (const { schema, name } of tables) {
      const { rows } = await sql`select from ${sql.table(`${schema}.${name}`)} as t
        where t::text ilike any (${patterns}) limit 1`.execute(owner.db);
      if (rows.length > 0) holding.push(name);
    }
    return holding;
  } finally {
    await owner.close();
  }
};
