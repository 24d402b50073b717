import { clearReport, readCounts, reportFile } from "./reports.ts";
import { run } from "./run.ts";

/** Runs vitest, keeps its report, says how many tests passed, and sets the exit code. */
export const runVitest = async (
  whole: "test" | "e2e",
  config: string,
  filters: readonly string[],
): Promise<void> => {
  const name = filters.length === 0 ? whole : "part";
  clearReport(name);
  const { ok } = await run([
    "vitest",
    "run",
    `--config=${config}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reportFile(name)}`,
    ...filters,
  ]);
  const counts = readCounts(name) ?? { passed: 0, failed: 1 };
  const failed = ok ? counts.failed : Math.max(counts.failed, 1);
  console.log(`\n${counts.passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
};
