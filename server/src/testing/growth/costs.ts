import { connect, type Connection } from "@app/database/connect";
import { patient } from "@app/database/testing/test-database";
import { buildWorld, type World } from "../authorisation-world.ts";
import { properInput } from "../fuzz/inputs.ts";
import { type Operation, readOperations } from "../fuzz/operations.ts";
import { send } from "../fuzz/send.ts";
import type { TestServer } from "../test-server.ts";

/** What one call of an operation looks at in the database. */
export interface Cost {
  status: number;
  /** Of 8 kB, in memory or not: a count, the same whatever else the machine does. */
  blocks: number;
  /** The statement with most of them, also within a function. */
  heaviest: string;
}

export type Costs = Map<string, Cost>;

interface Statement {
  query: string;
  blocks: number;
  isOutermost: boolean;
}

const statementsOf = async ({ pool }: Connection, database: string): Promise<Statement[]> =>
  (
    await pool.query<Statement>(
      `select s.query, (s.shared_blks_hit + s.shared_blks_read)::float8 as blocks,
         s.toplevel as "isOutermost"
       from pg_stat_statements s join pg_database d on d.oid = s.dbid
       where d.datname = $1 order by blocks desc, s.toplevel`,
      [database],
    )
  ).rows;

const costOf = async (admin: Connection, world: World, operation: Operation): Promise<Cost> => {
  const input = await properInput(world, operation);
  await admin.pool.query("select pg_stat_statements_reset()");
  const answer = await send(world.server.url, input);
  const statements = await statementsOf(admin, world.server.database.name);
  return {
    status: answer?.status ?? 0,
    blocks: statements.reduce(
      (sum, { blocks, isOutermost }) => sum + (isOutermost ? blocks : 0),
      0,
    ),
    heaviest: statements[0]?.query.replaceAll(/\s+/g, " ") ?? "",
  };
};

/** As it is in use: nothing is counted that was put away, and the planner knows what there is. */
const sweep = async (ownerUrl: string): Promise<void> => {
  const { pool, close } = connect(patient(ownerUrl), { max: 1 });
  await pool.query("vacuum analyze").finally(close);
};

/** The cheapest of them counts: what is asked for the first time is planned first. */
const rounds = 2;

/** Every operation, asked properly by somebody it is open to, one at a time. */
export const measureCosts = async (
  server: TestServer,
  admin: Connection,
  say: (what: string) => void,
): Promise<Costs> => {
  const costs: Costs = new Map();
  const operations = readOperations();
  for (let round = 1; round <= rounds; round++) {
    await sweep(server.database.ownerUrl);
    // What reads leaves everything as it is; what writes has people and things of its own.
    const stillWorld = await buildWorld(server);
    for (const [place, operation] of operations.entries()) {
      if (place % 50 === 0) say(`round ${round} of ${rounds}, ${place} of ${operations.length}`);
      const world = operation.method === "GET" ? stillWorld : await buildWorld(server);
      const cost = await costOf(admin, world, operation);
      const known = costs.get(operation.key);
      if (!known || cost.blocks < known.blocks) costs.set(operation.key, cost);
      if (place % 20 === 0) await server.database.db.deleteFrom("attempts").execute();
    }
  }
  return costs;
};
