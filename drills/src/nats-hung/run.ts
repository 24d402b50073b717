import { inDatabase } from "@app/database/config";
import { buildSession } from "@app/database/testing/builders";
import { progress, table, writeSection } from "@app/harness/report";
import { waitFor } from "@app/harness/processes";
import { readNumbers } from "../arguments.ts";
import { startEngines, startWorld } from "../chaos/world.ts";
import { openClosing } from "../closing.ts";
import { findLost, startLoad } from "../cluster/load.ts";
import { checkLedger } from "../ledger-checks.ts";
import { reliability } from "../results.ts";
import { allAre, buildScene, counts, isSettled } from "../scene.ts";
import { type Hang, hang, mendWedge, type Subject } from "./hang.ts";
import { said } from "./runbook.ts";

// pnpm drill nats-hung [--seconds 60]: NATS stands still under load, goes on, and then stands still for good.

const seconds = { before: 20, noticed: 60, drained: 30, mended: 300 };
/** The time of a deposit may rise by a fifth, or by so many milliseconds where that is less than anybody can measure. */
const leeway = 10;
const patience = 330_000;
const steady = { clients: 8, rest: 100 };

/** After everything: what was acknowledged is in each list once. */
interface End {
  acknowledged: number;
  lost: number;
  violations: string[];
}

interface Result extends Hang, End {
  mendedAfter: number;
}

const allowed = (before: number): number => Math.max(before * 1.2, before + leeway);

const isMet = (result: Result): boolean =>
  result.notCreated === 0 &&
  result.during <= allowed(result.before) &&
  result.noticedAfter !== null &&
  result.noticedAfter <= seconds.noticed &&
  result.drainedAfter <= seconds.drained &&
  result.mendedAfter <= seconds.mended &&
  result.lost === 0 &&
  result.violations.length === 0;

const rowsOf = (hung: number, result: Result): string[][] => {
  const s = (value: number | null): string => (value === null ? "never" : `${value.toFixed(1)} s`);
  const ms = (value: number): string => `${value.toFixed(0)} ms`;
  return [
    [
      `deposits while it hung for ${hung} s, not answered with 201`,
      `${result.notCreated} of ${result.answered}`,
      "0",
    ],
    ["time of a deposit, 95 of 100, before", ms(result.before), ""],
    ["the same while it hung", ms(result.during), `${ms(allowed(result.before))}`],
    ["a page opened meanwhile shows its balance after", ms(result.pageShownAfter), ""],
    [
      `what NewsLate looks at is over ${said.late} s after`,
      s(result.noticedAfter),
      `${seconds.noticed} s`,
    ],
    ["the page hears of deposits, after the end of the hang", s(result.pageToldAfter), ""],
    [
      "the outbox is drained, after the end of the hang",
      s(result.drainedAfter),
      `${seconds.drained} s`,
    ],
    [
      "hung for good: all is back, after the runbook's first step",
      s(result.mendedAfter),
      `${seconds.mended} s`,
    ],
    ["acknowledged in all, and lost", `${result.acknowledged}, ${result.lost}`, "0 lost"],
    ["lists that differ from the ledger, and checks violated", `${result.violations.length}`, "0"],
  ];
};

const report = (hung: number, result: Result): string =>
  [
    `\`pnpm drill nats-hung --seconds ${hung}\`: under a steady load of ${steady.clients} devices NATS is frozen, not ended, and goes on; then it is`,
    "frozen for good, and once NewsLate has seen it what stands under _Wedged_ in the [runbook](runbooks/stream-lost.md)",
    "is done, its statement read from there.",
    "",
    table(["What", "Measured", "Goal"], rowsOf(hung, result)),
  ].join("\n");

/** The load has ended. */
const judge = async ({ db, load }: Subject): Promise<End> => {
  const acknowledged = load.acks.length;
  await waitFor("everybody to be told", () => isSettled({ db }, acknowledged), 120_000);
  const [there, must] = [await counts({ db }), allAre(acknowledged)];
  const lists = Object.entries(must)
    .filter(([list, n]) => there[list as keyof typeof there] !== n)
    .map(([list, n]) => `${list}: ${there[list as keyof typeof there]} instead of ${n}`);
  const checks = await checkLedger(db, { isSettled: true });
  return {
    acknowledged,
    lost: (await findLost(db, load.acks)).length,
    violations: [...lists, ...checks.map(({ check, subject }) => `${check}: ${subject}`)],
  };
};

export const run = async (args: readonly string[]): Promise<boolean> => {
  const { seconds: hung } = readNumbers(args, { seconds: 60 });
  const closing = openClosing();
  try {
    const world = await startWorld(await startEngines(closing.defer), "nats_hung", closing.defer);
    const { db } = world.admin;
    const scene = await buildScene(db, 20);
    const apiUrl = world.apis[0].url;
    const load = startLoad({ scene, url: apiUrl, ...steady });
    const citizenToken = await buildSession(db, scene.citizenIds[0] ?? "");
    const workerUrl = world.worker.url;
    const databaseUrl = inDatabase(world.cluster.adminUrl, world.name);
    const { nats } = world;
    const subject = { db, databaseUrl, nats, load, apiUrl, workerUrl, citizenToken, patience };
    progress("NATS hangs");
    const passing = await hang(subject, { before: seconds.before * 1000, hung: hung * 1000 });
    progress(`drained after ${passing.drainedAfter.toFixed(1)} s; NATS hangs for good`);
    const mendedAfter = await mendWedge(subject, said.late);
    await load.stop();
    const result = { ...passing, mendedAfter, ...(await judge(subject)) };
    for (const violation of result.violations) progress(`violated: ${violation}`);
    writeSection(reliability, "nats-hung", report(hung, result));
    return isMet(result);
  } finally {
    await closing.close();
    progress("");
  }
};
