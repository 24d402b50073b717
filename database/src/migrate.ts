import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { databaseUrls } from "./config.ts";
import { databaseExists, ensureDatabase } from "./create-database.ts";

const execFileAsync = promisify(execFile);
const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url));
const dbmate = createRequire(import.meta.url).resolve("dbmate/dist/cli.js");

/** A migration that waits for a lock stops all writes behind it: it gives up quickly and tries again. */
const shortLocks = "150ms";
const pauseMilliseconds = 400;
/** A report may hold a table for minutes. */
const patienceMilliseconds = 300_000;

export interface MigrateOptions {
  folder?: string;
  /** "0" waits for ever. */
  lockTimeout?: string;
}

/** Again while the reason is a lock that somebody holds. */
const untilUnlocked = async (attempt: () => Promise<void>): Promise<void> => {
  const until = performance.now() + patienceMilliseconds;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const isLocked =
        error instanceof Error && /lock timeout|deadlock detected/.test(error.message);
      if (!isLocked || performance.now() > until) throw error;
      await setTimeout(pauseMilliseconds);
    }
  }
};

const runDbmate = async (
  ownerUrl: string,
  { folder = migrationsFolder, lockTimeout = shortLocks }: MigrateOptions,
): Promise<void> => {
  const url = new URL(ownerUrl);
  url.searchParams.set("sslmode", url.searchParams.get("sslmode") ?? "disable");
  url.searchParams.set("lock_timeout", lockTimeout);
  const options = ["--url", url.href, "--migrations-dir", folder, "--no-dump-schema"];
  try {
    await execFileAsync(process.execPath, [dbmate, ...options, "migrate", "--strict"]);
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`migration failed\n${stdout}${stderr}`, { cause: error });
  }
};

/**
 * The job queue brings its own tables, shut by row-level security to all but their owner. The
 * application works them and may not change their shape.
 */
const grantJobs = `
  grant usage on schema graphile_worker to app_server;
  grant select, insert, update, delete on all tables in schema graphile_worker to app_server;
  grant usage on all sequences in schema graphile_worker to app_server;
  grant execute on all functions in schema graphile_worker to app_server;
  do $$
  declare v_table regclass;
  begin
    for v_table in select c.oid from pg_class c
      where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'application')
    loop
      execute format('create policy application on %s to app_server using (true) with check (true)', v_table);
    end loop;
  end $$;`;

/**
 * They change with migrations alone: autovacuum counts them a minute later, or never where the engine breaks down before.
 * Until then the planner looks through all of them for each one.
 */
const countPlaces = "analyze wilayas, communes, commune_wilayas";

export const migrate = async (ownerUrl: string, options: MigrateOptions = {}): Promise<void> => {
  await untilUnlocked(() => runDbmate(ownerUrl, options));
  await runMigrations({ connectionString: ownerUrl });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`set lock_timeout = '${shortLocks}'`);
    await untilUnlocked(async () => {
      await client.query(grantJobs);
      await client.query("select create_month_partitions((now() - interval '4 months')::date, 8)");
      await client.query(countPlaces);
    });
  } finally {
    await client.end();
  }
};

if (import.meta.main) {
  if (!(await databaseExists(databaseUrls.owner))) await ensureDatabase(databaseUrls.owner);
  await migrate(databaseUrls.owner);
}
