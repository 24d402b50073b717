import { progress } from "@app/harness/report";
import { readNumbers } from "../arguments.ts";
import type { Drawn } from "../chaos/faults.ts";
import { runOnce, type RunResult } from "../chaos/one-run.ts";
import { buildTown } from "../chaos/town.ts";
import { type Engines, type Prepare, startEngines, startWorld } from "../chaos/world.ts";
import { openClosing } from "../closing.ts";
import { isExact, spendAtOnce } from "../double-spend/spend-at-once.ts";
import { asItIs, type ControlResult, isAsItMustBe, writeControls } from "./report.ts";
import {
  readThenCheck,
  withoutFsync,
  withoutSynchronousCommit,
  withoutUniqueKey,
  withSynchronousCommit,
} from "./sabotage.ts";

const powerCuts: Drawn[] = [5, 9, 13, 17].map((at) => ({ kind: "database power cut", at }));

const resultOf = (control: string, run: RunResult): ControlResult => ({
  control,
  acknowledged: run.acknowledged,
  lost: run.lost,
  found: run.violations.map(({ check, count }) => `${check}: ${count}`).join("; "),
  isCaught: run.violations.length > 0,
});

interface Control {
  name: string;
  schedule: readonly Drawn[];
  prepare?: Prepare;
  /** After this the engine itself may be beyond repair. */
  mayBreakEngine?: boolean;
}

const controls: readonly Control[] = [
  { name: asItIs, schedule: powerCuts },
  { name: "unique key", schedule: [], prepare: withoutUniqueKey },
  { name: "synchronous_commit", schedule: powerCuts, prepare: withoutSynchronousCommit },
  // The last: nothing that was on its disk can be trusted afterwards.
  {
    name: "fsync",
    schedule: powerCuts,
    prepare: async (admin) => {
      await withSynchronousCommit(admin);
      await withoutFsync(admin);
    },
    mayBreakEngine: true,
  },
];

/** The clients and the checks of the chaos drill, on engines or tables that lack one guard. */
const live = async (engines: Engines, control: Control): Promise<ControlResult> => {
  const { name, mayBreakEngine = false, ...options } = control;
  const say = (what: string): void => progress(`controls, ${name}: ${what}`);
  try {
    return resultOf(name, await runOnce(engines, { seed: 7, seconds: 20, say, ...options }));
  } catch (error) {
    if (!mayBreakEngine) throw error;
    // Without fsync PostgreSQL may not even start again: nothing of what was acknowledged is there.
    const found = `PostgreSQL did not come back: ${String(error).slice(0, 60)}`;
    return { control: name, acknowledged: 0, lost: 0, found, isCaught: true };
  }
};

const spend = async (engines: Engines, control: string): Promise<ControlResult> => {
  const closing = openClosing();
  try {
    progress(`controls, ${control}`);
    const world = await startWorld(engines, "control", closing.defer, readThenCheck);
    const { counters } = await buildTown(world.admin.db);
    const spending = await spendAtOnce(world, counters[0]);
    const { succeeded, balance } = spending;
    return {
      control,
      acknowledged: succeeded,
      lost: 0,
      found: `${succeeded} of 60 succeeded where ten may, balance ${balance}`,
      isCaught: !isExact(spending),
    };
  } finally {
    await closing.close();
  }
};

export const run = async (args: readonly string[]): Promise<boolean> => {
  readNumbers(args, {});
  const closing = openClosing();
  const results: ControlResult[] = [];
  try {
    const engines = await startEngines(closing.defer);
    results.push(await spend(engines, "lock before the check"));
    for (const control of controls) {
      const result = await live(engines, control);
      progress(
        `controls, ${result.control}: lost ${result.lost}, found ${result.found || "nothing"}`,
      );
      results.push(result);
    }
  } finally {
    await closing.close();
  }
  writeControls(results);
  progress("");
  return results.every(isAsItMustBe);
};
