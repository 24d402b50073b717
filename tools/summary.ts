import { listFailures, readCounts, readVitestReport } from "./reports.ts";

// node tools/summary.ts [failed command...]: the closing lines of a run of check, test and e2e:
// which tests failed, since their own lines may be far above, and how many. A command that failed
// without a failure in its report, or without a report, counts as one.

const reported = ["check", "test", "e2e"] as const;
const bare = ["cluster-tools", "failover", "conformance", "readme"] as const;
const failedCommands = process.argv.slice(2);

const countOf = (name: string, { passed, failed } = { passed: 0, failed: 0 }) => ({
  passed,
  failed: failedCommands.includes(name) ? Math.max(failed, 1) : failed,
});
const counts = [
  ...reported.map((name) => countOf(name, readCounts(name))),
  ...bare.map((name) => countOf(name)),
];
const sum = (kind: "passed" | "failed"): number =>
  counts.reduce((total, count) => total + count[kind], 0);

for (const name of ["test", "e2e"] as const) {
  const report = readVitestReport(name);
  if (report) for (const line of listFailures(report)) console.log(line);
}
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
