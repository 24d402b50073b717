import { describe, expect, it } from "vitest";
import { fallen, idsIn, judge, parseStatements, unknownIds } from "./conformance-results.ts";
import type { VitestReport } from "./reports.ts";

const statements = parseStatements(
  "id\tsection\tstatement\nR-01\t2 routes\tone\nR-02\t2 routes\ttwo\nG-01\t6 guards\tthree\n",
);

const reportOf = (...tests: [fullName: string, status: string][]): VitestReport => ({
  success: true,
  numPassedTests: 0,
  numFailedTests: 0,
  testResults: [
    {
      name: "some.test.ts",
      status: "passed",
      message: "",
      assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
    },
  ],
});

const resultsOf = (...reports: VitestReport[]) => Object.fromEntries(judge(statements, reports));

describe("conformance", () => {
  it("reads id, section and statement below the heading", () => {
    expect(statements[2]).toEqual({ id: "G-01", section: "6 guards", statement: "three" });
  });

  it.each([
    ["shows the page [R-01]", ["R-01"]],
    ["[R-01] [R-02] both", ["R-01", "R-02"]],
    ["[R-01, G-12] both", ["R-01", "G-12"]],
    ["an array [0] and R-01 without brackets", []],
  ])("finds the ids in title %#", (title, ids) => {
    expect(idsIn(title)).toEqual(ids);
  });

  it("passes an id when every test that carries it passed", () => {
    const report = reportOf(["a [R-01]", "passed"], ["b [R-01]", "passed"]);
    expect(resultsOf(report)).toEqual({ "R-01": "passed", "R-02": "missing", "G-01": "missing" });
  });

  it("fails an id when one of its tests failed, in whichever report", () => {
    expect(
      resultsOf(reportOf(["a [R-01]", "passed"]), reportOf(["b [R-01]", "failed"]))["R-01"],
    ).toBe("failed");
  });

  it("does not take a test that was left out for a pass", () => {
    const report = reportOf(["a [R-01]", "passed"], ["b [R-01]", "skipped"]);
    expect(resultsOf(report)["R-01"]).toBe("missing");
  });

  it("tells which ids of the floor are no longer passed", () => {
    const results = judge(statements, [reportOf(["a [R-01]", "passed"], ["b [R-02]", "failed"])]);
    expect(fallen(["R-01", "R-02", "G-01"], results)).toEqual(["R-02", "G-01"]);
  });

  it("tells ids that no statement has", () => {
    expect(
      unknownIds(statements, [reportOf(["a [R-01]", "passed"], ["b [R-99]", "passed"])]),
    ).toEqual(["R-99"]);
  });
});
