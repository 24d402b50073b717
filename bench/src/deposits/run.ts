import { fileURLToPath } from "node:url";
import { codeAlphabet } from "@app/contract/public-code";
import type { TestDatabase } from "@app/database/testing/test-database";
import type { RunningProcess } from "@app/harness/processes";
import { progress, table } from "@app/harness/report";
import { cells, head, howTaken, type Pair } from "../beside.ts";
import { measureEngine } from "../engine.ts";
import { measureHttp } from "../http-load.ts";
import { keepMeasured, writeScale } from "../measured.ts";
import { median } from "../numbers.ts";
import { type Options, readOptions } from "../options.ts";
import { tokenPrefix } from "@app/database/testing/country/places";
import { showSizes } from "../sizes.ts";
import { takeTurn, type Turn } from "@app/harness/steal";
import { asOwner, inWorld, withApis } from "../world.ts";
import { readGroups } from "./groups.ts";

// pnpm bench deposits [--rounds 5] [--seconds 8]: deposits through the API beside the engine alone
// taking them one by one through a lean function. pgbench opens its connections within the seconds,
// and does not count that time: with 256 of them it needs more than a few.

const sizes = { citizens: 20_000, points: 2000, pastDeposits: 200_000 };

const settings = [
  { processes: 1, connections: 64, goal: 1.2 },
  { processes: 2, connections: 256, goal: 1.5 },
] as const;
type Setting = (typeof settings)[number];

interface Measured extends Pair {
  /** Mean number of deposits in one call to the database. */
  group: number;
}

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const measurePair = async (
  database: TestDatabase,
  apis: readonly RunningProcess[],
  connections: number,
  seconds: number,
): Promise<Measured> => {
  const { citizens, points } = sizes;
  const bare = await measureEngine({
    databaseUrl: database.url,
    script: path("../one-by-one.sql"),
    clients: connections,
    seconds,
    variables: { citizens, points, alphabet: codeAlphabet },
  });
  const before = await readGroups(apis);
  const http = await measureHttp({
    servers: apis,
    database: database.name,
    connections,
    seconds,
    script: path("load.lua"),
    args: [citizens, points, tokenPrefix],
  });
  const groups = (await readGroups(apis)).since(before);
  // wrk tells errors from 4xx on only; what the API says it recorded settles the rest.
  if (groups.recorded < http.requests) {
    throw new Error(`${http.requests} answers, ${groups.recorded} deposits recorded`);
  }
  return { bare, http, group: groups.size };
};

const measureSetting = (
  database: TestDatabase,
  { processes, connections }: Setting,
  { rounds, seconds }: Options,
): Promise<Turn<Measured>[]> =>
  withApis(database, processes, async (apis) => {
    // Not counted: plans, caches and the compiler warm up.
    await measurePair(database, apis, connections, seconds);
    const turns: Turn<Measured>[] = [];
    while (turns.length < rounds) {
      progress(`deposits, ${connections} connections: turn ${turns.length + 1} of ${rounds}`);
      turns.push(await takeTurn(() => measurePair(database, apis, connections, seconds)));
    }
    return turns;
  });

/** What was measured must also be right; answers how long the proof took, for which the application's 15 s are no bound. */
const proveLedger = async ({ ownerUrl }: TestDatabase): Promise<number> => {
  progress("proving the ledger");
  const start = performance.now();
  const { rows } = await asOwner(ownerUrl, (owner) =>
    owner.query<{ violation: string }>("select violation from ledger_violations() limit 5"),
  );
  if (rows.length > 0) throw new Error(`the ledger does not hold: ${JSON.stringify(rows)}`);
  return (performance.now() - start) / 1000;
};

const countDeposits = async (database: TestDatabase): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>("select count(*) from deposits");
  return rows[0]?.count ?? 0;
};

export const run = async (args: readonly string[]): Promise<void> => {
  const options = readOptions(args, { rounds: 5, seconds: 8 });
  await inWorld(sizes, async (database) => {
    const measured: { setting: Setting; turns: Turn<Measured>[] }[] = [];
    for (const setting of settings) {
      measured.push({ setting, turns: await measureSetting(database, setting, options) });
    }
    const proof = { deposits: await countDeposits(database), seconds: await proveLedger(database) };
    const bytes = await showSizes(database);
    keepMeasured("deposits", { options, sizes, measured, proof, bytes });
    const rows = measured.map(({ setting: { processes, connections, goal }, turns }) => [
      `${processes}, ${connections}`,
      ...cells(turns, goal),
      median(turns.map(({ figures }) => figures.group)).toFixed(0),
    ]);
    writeScale(
      "deposits",
      `\`pnpm bench deposits\`: ${sizes.citizens} citizens, ${sizes.points} points recording, durable commits, keys and bodies all different, beside pgbench calling a lean function for one deposit (\`bench/src/record-one.sql\`) with as many connections. Afterwards the ledger of ${proof.deposits} deposits held, proved in ${proof.seconds.toFixed(1)} s.

${table(["API processes, connections", ...head, "Deposits in a call"], rows)}

${howTaken(options.rounds, options.seconds)}`,
    );
  });
};
