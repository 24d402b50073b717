import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { databaseUrls } from "./config.ts";
import { databaseExists, ensureDatabase } from "./create-database.ts";

const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url));
const dbmate = createRequire(import.meta.url).resolve("dbmate/dist/cli.js");

/** A migration that waits for a lock stops all writes behind it: it gives up quickly and tries again. */
const lockTimeout = "500ms";
const attempts = 20;

const runDbmate = (ownerUrl: string): void => {
  const url = new URL(ownerUrl);
  url.searchParams.set("sslmode", url.searchParams.get("sslmode") ?? "disable");
  url.searchParams.set("lock_timeout", lockTimeout);
  const options = ["--url", url.href, "--migrations-dir", migrationsFolder];
  for (let attempt = 1; ; attempt++) {
    const run = spawnSync(
      process.execPath,
      [dbmate, ...options, "--no-dump-schema", "migrate", "--strict"],
      { encoding: "utf8" },
    );
    if (run.status === 0) return;
    const output = `${run.stdout}${run.stderr}`;
    if (!output.includes("lock timeout") || attempt === attempts) {
      throw new Error(`migration failed\n${output}`);
    }
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

export const migrate = async (ownerUrl: string): Promise<void> => {
  runDbmate(ownerUrl);
  await runMigrations({ connectionString: ownerUrl });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(grantJobs);
    await client.query("select create_month_partitions((now() - interval '4 months')::date, 8)");
  } finally {
    await client.end();
  }
};

if (import.meta.main) {
  if (!(await databaseExists(databaseUrls.owner))) await ensureDatabase(databaseUrls.owner);
  await migrate(databaseUrls.owner);
}
