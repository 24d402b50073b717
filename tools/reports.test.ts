import path from "node:path";
import { expect, it } from "vitest";
import { root } from "./files.ts";
import { countTests, listFailures, type VitestReport } from "./reports.ts";

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
  const testResults = [{ name: "", status: "failed", message: "", assertionResults: [] }];
  expect(countTests(report({ success: false, testResults }))).toEqual({ passed: 3, failed: 1 });
});

it("counts a run that failed without a failed test as one failure", () => {
  expect(countTests(report({ success: false }))).toEqual({ passed: 3, failed: 1 });
});

it("names what failed, with its file and the first line of why", () => {
  const file = (name: string) => path.join(root, "server/src", name);
  const passed = { fullName: "adds", status: "passed" };
  const failed = {
    fullName: "subtracts",
    status: "failed",
    failureMessages: ["AssertionError: expected 1 to be 2\n    at subtract.test.ts:3"],
  };
  const testResults = [
    { name: file("a.test.ts"), status: "passed", message: "", assertionResults: [passed] },
    { name: file("b.test.ts"), status: "failed", message: "", assertionResults: [passed, failed] },
    { name: file("c.test.ts"), status: "failed", message: "No such module", assertionResults: [] },
    {
      name: file("d.test.ts"),
      status: "failed",
      message: "Not closed",
      assertionResults: [passed],
    },
  ];
  expect(listFailures(report({ success: false, testResults }))).toEqual([
    "server/src/b.test.ts: subtracts: AssertionError: expected 1 to be 2",
    "server/src/c.test.ts: No such module",
    "server/src/d.test.ts: Not closed",
  ]);
});
