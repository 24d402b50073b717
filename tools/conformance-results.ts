import type { VitestReport } from "./reports.ts";

export interface Statement {
  id: string;
  section: string;
  statement: string;
}

export type Result = "passed" | "failed" | "missing";

/** The columns id, section and statement, after a line that names them. */
export const parseStatements = (tsv: string): Statement[] =>
  tsv
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [id = "", section = "", statement = ""] = line.split("\t");
      return { id, section, statement };
    });

/** A title carries ids in brackets: `[R-04]`, `[R-04] [R-05]` or `[R-04, R-05]`. */
export const idsIn = (title: string): string[] =>
  [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside = ""]) =>
    inside.split(/[,\s]+/).filter((part) => /^[A-Z]-\d{2,}$/.test(part)),
  );

/** Passed: at least one test carries the id, and each that does has passed. */
const resultOf = (statuses: readonly string[]): Result => {
  if (statuses.length === 0) return "missing";
  if (statuses.includes("failed")) return "failed";
  return statuses.every((status) => status === "passed") ? "passed" : "missing";
};

export const judge = (
  statements: readonly Statement[],
  reports: readonly VitestReport[],
): Map<string, Result> => {
  const statuses = new Map<string, string[]>(statements.map(({ id }) => [id, []]));
  const tests = reports.flatMap(({ testResults }) =>
    testResults.flatMap(({ assertionResults }) => assertionResults),
  );
  for (const { fullName, status } of tests) {
    for (const id of idsIn(fullName)) statuses.get(id)?.push(status);
  }
  return new Map([...statuses].map(([id, seen]) => [id, resultOf(seen)]));
};

/** Ids that tests carry although no statement has them: a slip of the pen, or a removed one. */
export const unknownIds = (
  statements: readonly Statement[],
  reports: readonly VitestReport[],
): string[] => {
  const known = new Set(statements.map(({ id }) => id));
  const carried = reports.flatMap(({ testResults }) =>
    testResults.flatMap((file) => file.assertionResults.flatMap(({ fullName }) => idsIn(fullName))),
  );
  return [...new Set(carried)].filter((id) => !known.has(id)).toSorted();
};

/** Ids of the floor that are not passed now. */
export const fallen = (floor: readonly string[], results: ReadonlyMap<string, Result>): string[] =>
  floor.filter((id) => results.get(id) !== "passed");
