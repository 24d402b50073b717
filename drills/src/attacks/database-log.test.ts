import { readFileSync } from "node:fs";
import path from "node:path";
import { connect, type Connection } from "@app/database/connect";
import { type OwnCluster, startCluster } from "@app/harness/cluster";
import { root } from "@app/harness/processes";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

let cluster: OwnCluster;
let connection: Connection;

/** What the file of every installation says about the log. */
const logSettings = (): Record<string, string> => {
  const file = readFileSync(path.join(root, "ops/postgres/postgresql.conf"), "utf8");
  return Object.fromEntries(
    [...file.matchAll(/^(log_\w+) = (\S+)$/gm)].map(([, name = "", value = ""]) => [name, value]),
  );
};

beforeAll(async () => {
  // Every statement is a slow one.
  cluster = await startCluster({ ...logSettings(), log_min_duration_statement: "0" });
  connection = connect(cluster.adminUrl, { max: 1 });
});
afterAll(async () => {
  await connection.close();
  await cluster.close();
});

test("the database's own log shows neither the values of a slow statement nor the row of a refused one", async () => {
  const { db } = connection;
  const phone = "+213551976435";
  await sql`create table callers (phone text, constraint one_each unique (phone), constraint short check (phone < '+3'))`.execute(
    db,
  );
  const call = (number: string) => sql`insert into callers values (${number})`.execute(db);
  await call(phone);
  await expect(call(phone)).rejects.toMatchObject({
    code: "23505",
    detail: expect.stringContaining(phone),
  });
  await expect(call(`+9${phone}`)).rejects.toMatchObject({
    code: "23514",
    detail: expect.stringContaining(phone),
  });
  const { rows } = await sql<{ log: string }>`select pg_read_file('log') as log`.execute(db);
  const log = rows[0]?.log ?? "";
  for (const sign of ["duration: ", "insert into callers", "one_each", "short"])
    expect(log).toContain(sign);
  expect(log).not.toContain(phone);
});
