import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./files.ts";

// What the last runs of check, test and e2e found, below .data/reports.

const folder = path.join(root, ".data/reports");

/** `part` is a run of chosen tests, which says nothing about the whole. */
export type ReportName = "check" | "test" | "e2e" | "part";

export interface Counts {
  passed: number;
  failed: number;
}

/** The part we read of vitest's JSON report. */
export interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

export const reportFile = (name: ReportName): string => path.join(folder, `${name}.json`);

/** An old report is no report of a run that was cut off. */
export const clearReport = (name: ReportName): void => {
  mkdirSync(folder, { recursive: true });
  rmSync(reportFile(name), { force: true });
};

const readJson = (name: ReportName): unknown =>
  existsSync(reportFile(name)) ? JSON.parse(readFileSync(reportFile(name), "utf8")) : undefined;

export const writeCheckReport = (counts: Counts): void => {
  clearReport("check");
  writeFileSync(reportFile("check"), JSON.stringify(counts));
};

export const readVitestReport = (name: Exclude<ReportName, "check">): VitestReport | undefined =>
  readJson(name) as VitestReport | undefined;

/** Test files that did not even load, and a run that failed as a whole, count as failures too. */
export const countTests = (report: VitestReport): Counts => {
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !report.success ? 1 : failed,
  };
};

/** A line each: where, which test unless it was the file itself, and the first line of why. */
export const listFailures = (report: VitestReport): string[] =>
  report.testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const line = (test: string, why = ""): string =>
        [path.relative(root, name), test, why.split("\n", 1)[0]].filter(Boolean).join(": ");
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0) return [line("", message)];
      return failed.map(({ fullName, failureMessages }) => line(fullName, failureMessages?.[0]));
    });

export const readCounts = (name: ReportName): Counts | undefined => {
  if (name === "check") return readJson(name) as Counts | undefined;
  const report = readVitestReport(name);
  return report && countTests(report);
};
