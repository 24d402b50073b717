import { progress, writeImage, writeSection } from "@app/harness/report";
import { readNumbers } from "../arguments.ts";
import { openClosing } from "../closing.ts";
import { keepResult, readResults, reliability } from "../results.ts";
import { runOnce, type RunResult } from "./one-run.ts";
import { chaosPlot, chaosReport } from "./report.ts";
import { startEngines } from "./world.ts";

/** What was found, for whoever looks at the seed again. */
const isWhole = (result: RunResult): boolean => {
  for (const { check, count, subject } of result.violations) {
    progress(`seed ${result.seed} violates "${check}" ${count} times, first: ${subject}`);
  }
  return result.lost === 0 && result.violations.length === 0;
};

const writeAll = (runs: readonly RunResult[]): void => {
  writeSection(reliability, "chaos", chaosReport(runs));
  const plot = chaosPlot(runs);
  if (plot) writeImage("chaos.svg", plot);
};

/** `--runs 0` runs nothing, and writes the tables over the runs that were kept. */
export const run = async (args: readonly string[]): Promise<boolean> => {
  const { seed, runs, seconds } = readNumbers(args, { seed: 1, runs: 1, seconds: 40 });
  const closing = openClosing();
  let whole = true;
  try {
    const engines = runs > 0 ? await startEngines(closing.defer) : null;
    for (let n = 0; engines && n < runs; n++) {
      const say = (what: string): void =>
        progress(`chaos, run ${n + 1} of ${runs}, seed ${seed + n}: ${what}`);
      const result = await runOnce(engines, { seed: seed + n, seconds, say });
      keepResult("chaos", result);
      whole = isWhole(result) && whole;
      writeAll(readResults("chaos"));
    }
    if (!engines) writeAll(readResults("chaos"));
  } finally {
    await closing.close();
    progress("");
  }
  return whole;
};
