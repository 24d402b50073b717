import { connect, UnconfirmedCommitError } from "@app/database/connect";
import { isUnavailable } from "@app/database/faults";
import { type OwnCluster, startCluster } from "@app/harness/cluster";
import { waitFor } from "@app/harness/processes";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

let cluster: OwnCluster;

// A standby that never comes: every commit waits for it.
beforeAll(async () => {
  cluster = await startCluster({ synchronous_standby_names: "nobody" });
});
afterAll(() => cluster.close());

test("a commit whose wait for the standby was cancelled is not an acknowledgement", async () => {
  const writer = connect(cluster.adminUrl);
  const operator = connect(`${cluster.adminUrl}?options=-c%20synchronous_commit%3Dlocal`);
  await sql`create table proof (n integer)`.execute(operator.db);

  const written = sql`insert into proof values (1)`.execute(writer.db);
  const outcome = written.then(
    () => null,
    (error: unknown) => error,
  );
  await waitFor("the commit to wait", async () => {
    const { rows } = await sql`select pg_cancel_backend(pid) from pg_stat_activity
      where wait_event = 'SyncRep'`.execute(operator.db);
    return rows.length > 0;
  });
  const error = await outcome;
  expect(error).toBeInstanceOf(UnconfirmedCommitError);
  expect(isUnavailable(error)).toBe(true);
  // The trap: the row is there to be read, and may be gone after a failover.
  expect((await sql`select n from proof`.execute(operator.db)).rows).toEqual([{ n: 1 }]);
  await Promise.all([writer.close(), operator.close()]);
});
