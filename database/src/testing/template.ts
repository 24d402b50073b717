import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import { databaseUrls, inDatabase } from "../config.ts";
import { dropDatabase, ensureDatabase } from "../create-database.ts";
import { migrate } from "../migrate.ts";

const migrations = new URL("../../migrations/", import.meta.url);

/** The template is named after what made it: a changed migration makes another one. */
export const templateName = (): string => {
  const hash = createHash("sha256").update(readFileSync(new URL("../migrate.ts", import.meta.url)));
  for (const file of readdirSync(migrations).toSorted()) {
    hash.update(file).update(readFileSync(new URL(file, migrations)));
  }
  return `template_${hash.digest("hex").slice(0, 16)}`;
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Databases of runs that were cut off: their name holds the process that made them. */
const dropLeftovers = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname ~ '^test_[0-9]+_'",
  );
  for (const { datname } of rows) {
    if (!isAlive(Number(datname.split("_")[1]))) await dropDatabase(datname);
  }
};

/** Makes the migrated template once; runs that start at the same time wait for each other. */
export const ensureTemplate = async (): Promise<void> => {
  const name = templateName();
  const client = new pg.Client({ connectionString: inDatabase(databaseUrls.admin, "postgres") });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('test template'))");
    await dropLeftovers(client);
    const ready = await client.query(
      "select from pg_database where datname = $1 and datistemplate",
      [name],
    );
    if (ready.rowCount === 1) return;
    await dropDatabase(name);
    const url = inDatabase(databaseUrls.owner, name);
    await ensureDatabase(url);
    await migrate(url);
    await client.query(`alter database ${client.escapeIdentifier(name)} is_template true`);
  } finally {
    await client.end();
  }
};
