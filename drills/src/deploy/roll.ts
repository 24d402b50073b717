import type { TestDatabase } from "@app/database/testing/test-database";
import { waitFor } from "@app/harness/processes";
import { progress } from "@app/harness/report";
import { sql } from "kysely";
import { buildScene } from "../scene.ts";
import { openEdge } from "./edge.ts";
import { type Seen, startLoad } from "./load.ts";

export interface Rolled {
  releases: Seen[];
  /** Killed and started again instead: what the count must notice. */
  control: Seen;
  recorded: number;
  violations: number;
}

const rowsOf = async ({ db }: TestDatabase): Promise<{ recorded: number; violations: number }> => {
  const { rows } = await sql<{ recorded: number; violations: number }>`
    select (select count(*) from deposits)::int as recorded,
      (select count(*) from ledger_violations())::int as violations`.execute(db);
  return rows[0] ?? { recorded: -1, violations: -1 };
};

/** Releases one after the other, under load, with `ops/deploy`. */
export const roll = async (
  database: TestDatabase,
  { releases, clients }: { releases: number; clients: number },
): Promise<Rolled> => {
  const edge = await openEdge({ DATABASE_URL: database.url, NAMESPACE: database.name });
  const isServed = async () => (await fetch(`${edge.url}/readyz`)).ok;
  try {
    progress("the first release starts");
    if (!(await edge.deploy())) throw new Error("the first release did not start");
    await waitFor("the balancer to see it", isServed);
    const load = startLoad(edge.url, await buildScene(database.db, 50), clients);
    const seen: Seen[] = [];
    for (let n = 1; n <= releases; n++) {
      progress(`release ${n} of ${releases} under load`);
      if (!(await edge.deploy())) throw new Error(`release ${n} did not start`);
      seen.push(load.restart());
    }
    progress("the control: killed, then started");
    await edge.killAll();
    if (!(await edge.deploy())) throw new Error("the control did not start");
    await waitFor("the balancer to see it", isServed);
    await load.stop();
    progress("");
    return { releases: seen, control: load.seen, ...(await rowsOf(database)) };
  } finally {
    await edge.close();
  }
};
