import { existsSync } from "node:fs";
import path from "node:path";
import { parser } from "@prometheus-io/lezer-promql";
import { parse } from "yaml";
import { describe, expect, test } from "vitest";
import { listFiles, read, root } from "../files.ts";

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

interface Dashboard {
  uid: string;
  panels: { id: number; title: string; gridPos: object; targets: { expr: string }[] }[];
}

const rulesOf = (file: string): Rule[] =>
  (parse(read(file)) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules);
const ruleFiles = listFiles("ops/alerts").filter((file) => /^groups:/m.test(read(file)));
const rules = ruleFiles.flatMap((file) => rulesOf(file).map((rule) => ({ file, ...rule })));
const dashboards = listFiles("ops/dashboards").map((file) => JSON.parse(read(file)) as Dashboard);

const isPromQl = (expression: string): boolean => {
  let isFine = true;
  parser.parse(expression).iterate({
    enter: ({ type }) => {
      if (type.isError) isFine = false;
    },
  });
  return isFine;
};

describe("alerts", () => {
  test.each(rules.map((rule) => [`${rule.alert} of ${path.basename(rule.file)}`, rule] as const))(
    "%s can be asked for, says how urgent it is, and what to do",
    (_name, { expr, labels, annotations }) => {
      expect(isPromQl(expr)).toBe(true);
      expect(["page", "ticket"]).toContain(labels.severity);
      expect(annotations.summary).not.toBe("");
      expect(existsSync(path.join(root, annotations.runbook))).toBe(true);
    },
  );

  test("are noticed when the question is broken", () => {
    expect(isPromQl("sum by (rate(x[5m]) > 1")).toBe(false);
  });
});

describe("dashboards", () => {
  test.each(dashboards.map((board) => [board.uid, board] as const))(
    "every panel of %s has a place of its own and a question that can be asked",
    (_uid, { panels }) => {
      expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
      expect(new Set(panels.map(({ gridPos }) => JSON.stringify(gridPos))).size).toBe(
        panels.length,
      );
      for (const { expr } of panels.flatMap(({ targets }) => targets)) {
        expect([expr, isPromQl(expr)]).toEqual([expr, true]);
      }
    },
  );
});
