import { custodyProofSchema, proveCustody } from "@app/contract/custody";
import { verifyInclusion } from "@app/contract/merkle";
import type { Db } from "@app/database/connect";
import { startServer, waitFor } from "@app/harness/processes";
import { sql } from "kysely";

/** Has the worker publish the root of the day, as every night. */
export const publishRoot = async (db: Db, appUrl: string): Promise<void> => {
  await sql`select seal_custody(10000)`.execute(db);
  const worker = await startServer("worker", {
    DATABASE_URL: appUrl,
    NAMESPACE: `drill_${process.pid}`,
  });
  await sql`select graphile_worker.add_job('publish-custody')`.execute(db);
  await waitFor("the root of the day", async () => {
    const { rows } = await sql`select from custody_roots`.execute(db);
    return rows.length > 0;
  });
  await worker.end("SIGTERM");
};

/** The root in which everything that somebody once held a proof of is proved again; null where one is not. */
export const proveAll = async (
  url: string,
  subjects: readonly string[],
): Promise<string | null> => {
  let hash: string | null = null;
  for (const subject of subjects) {
    const answer = await fetch(url + proveCustody.path.replace(":subject", subject));
    const { root, events } = custodyProofSchema.parse(await answer.json());
    const [event] = events;
    if (!root || !event?.path || event.leafIndex === null) return null;
    const { content, leafIndex, path } = event;
    const { treeSize, rootHash } = root;
    if (!(await verifyInclusion({ content, leafIndex, path, treeSize, rootHash }))) return null;
    hash = rootHash;
  }
  return hash;
};

export const subjectsToProve = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ subject: string }>`select subject_id as subject from custody_events
    order by id limit 20`.execute(db);
  return rows.map(({ subject }) => subject);
};
