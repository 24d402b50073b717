import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  fallen,
  judge,
  parseStatements,
  type Result,
  type Statement,
  unknownIds,
} from "./conformance-results.ts";
import { read, root } from "./files.ts";
import { readVitestReport } from "./reports.ts";

// pnpm conformance [--json | --raise]: which statements of the specification have a test that
// passed, by the last pnpm test and pnpm e2e. What has once been reached must never fall again.

const floorFile = "docs/conformance-floor.txt";

const readFloor = (): string[] =>
  existsSync(path.join(root, floorFile)) ? read(floorFile).split("\n").filter(Boolean) : [];

const printSections = (
  statements: readonly Statement[],
  results: ReadonlyMap<string, Result>,
): void => {
  const sections = Map.groupBy(statements, ({ section }) => section);
  const row = (name: string, members: readonly Statement[]): string => {
    const count = (result: Result): string =>
      String(members.filter(({ id }) => results.get(id) === result).length).padStart(9);
    return `${name.padEnd(16)}${count("passed")}${count("failed")}${count("missing")}`;
  };
  console.log(`${"section".padEnd(16)}${"passed".padStart(9)}${"failed".padStart(9)}  missing`);
  for (const [name, members] of sections) console.log(row(name, members));
  console.log(row("all", statements));
};

const printOpen = (
  statements: readonly Statement[],
  results: ReadonlyMap<string, Result>,
): void => {
  for (const result of ["failed", "missing"] as const) {
    const open = statements.filter(({ id }) => results.get(id) === result);
    if (open.length > 0) console.log(`\n${result}:`);
    for (const { id, statement } of open) console.log(`  ${id}  ${statement}`);
  }
};

/** Where a statement was lost the floor stays as it is. */
const raise = (results: ReadonlyMap<string, Result>): void => {
  if (fallen(readFloor(), results).length > 0) return;
  const passed = [...results].filter(([, result]) => result === "passed").map(([id]) => id);
  const lines = passed.toSorted().map((id) => `${id}\n`);
  writeFileSync(path.join(root, floorFile), lines.join(""));
  console.log(`${floorFile} holds ${passed.length} statements`);
};

const findProblems = (
  results: ReadonlyMap<string, Result>,
  unknown: readonly string[],
): string[] => {
  const lost = fallen(readFloor(), results);
  return [
    ...(lost.length > 0 ? [`It must never fall, but did not pass: ${lost.join(", ")}`] : []),
    ...(unknown.length > 0 ? [`Tests carry ids that no statement has: ${unknown.join(", ")}`] : []),
  ];
};

const runs = ["test", "e2e"] as const;
const reports = runs.map((name) => readVitestReport(name)).filter((one) => one !== undefined);
const statements = parseStatements(read("docs/conformance.tsv"));
const results = judge(statements, reports);

if (process.argv.includes("--json")) {
  console.log(JSON.stringify(Object.fromEntries(results), null, 2));
} else {
  const problems = findProblems(results, unknownIds(statements, reports));
  if (process.argv.includes("--raise")) raise(results);
  else {
    printSections(statements, results);
    printOpen(statements, results);
  }
  if (reports.length < runs.length) console.log("\nComplete only after pnpm test and pnpm e2e.");
  if (problems.length > 0) {
    console.error(`\n${problems.join("\n")}`);
    process.exitCode = 1;
  }
}
