import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** By psql: many statements at once, and as whoever the address names. */
export const runSql = async (url: string, statements: string): Promise<string> => {
  const options = ["--quiet", "--no-align", "--tuples-only", "--set=ON_ERROR_STOP=1"];
  const { stdout } = await run("psql", [...options, `--command=${statements}`, url]);
  return stdout.trim();
};

/** Of all databases, in gigabytes. */
export const sizeOf = async (url: string): Promise<number> =>
  Number(await runSql(url, "select sum(pg_database_size(oid)) from pg_database")) / 1e9;
