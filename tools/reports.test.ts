import { expect, it } from "vitest";
import { countTests, type VitestReport } from "./reports.ts";

const report = (more: Partial<VitestReport>): VitestReport => ({
  success: true,
  numPassedTests: 3,
  numFailedTests: 0,
  testResults: [],
  ...more,
});

it("counts tests", () => {
  expect(countTests(report({}))).toEqual({ passed: 3, failed: 0 });
});

it("counts a file that did not load as a failure", () => {
  const testResults = [{ status: "failed", assertionResults: [] }];
  expect(countTests(report({ success: false, testResults }))).toEqual({ passed: 3, failed: 1 });
});

it("counts a run that failed without a failed test as one failure", () => {
  expect(countTests(report({ success: false }))).toEqual({ passed: 3, failed: 1 });
});
