import type { TestDatabase } from "@app/database/testing/test-database";
import { sql } from "kysely";

/** An id, a fingerprint, a day or a moment, the number of a lot or a claim, or one of our own words. */
const harmless = [
  "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}",
  "[0-9a-f]{64}",
  String.raw`\d{4}-\d\d-\d\d([T ][0-9:.]+(Z|[+-][0-9:]+)?)?`,
  "[A-Z]-[0-9A-Z]+",
  "[a-z][a-z_]*",
];

/**
 * What is written into the outbox goes to the stream, where nobody can be erased: nothing in it may
 * be about a person but ids. Whatever a test did, it is looked at when its server stops; the name of
 * a brand is the one text that is told.
 */
export const refusePersonalNews = async ({ db }: TestDatabase): Promise<void> => {
  const { rows } = await sql<{ subject: string; value: string }>`
    select subject, value #>> '{}' as value
    from outbox, jsonb_path_query(payload - 'brand', 'strict $.**') value
    where jsonb_typeof(value) = 'string' and value #>> '{}' !~ ${`^(${harmless.join("|")})$`}
    limit 1`.execute(db);
  const [found] = rows;
  if (found) throw new Error(`${found.subject} tells the stream "${found.value}"`);
};
