import type { Audit } from "./audit.ts";
import { directDependencies, directGoal } from "./direct.ts";
import type { PackageFacts } from "./facts.ts";
import { ageInDays, knownInstallScripts, leastDays } from "./judge.ts";
import type { Scan } from "./secrets.ts";

// What pnpm supply writes into the document, beside its goals.

export interface Measured {
  now: Date;
  facts: readonly PackageFacts[];
  audit: Audit;
  components: number;
  invalid: readonly string[];
  tree: Scan;
  history: Scan;
  build: Scan;
}

const auditFigure = (audit: Audit): string =>
  "counts" in audit
    ? `${(audit.counts.high ?? 0) + (audit.counts.critical ?? 0)}`
    : `not measured: ${audit.unanswered}`;

const scanFigure = ({ texts, problems }: Scan, what: string): string =>
  texts === 0 ? "not measured: nothing is built" : `${problems.length} in ${texts} ${what}`;

const packageFigures = ({ facts, now }: Measured): string[][] => {
  const ages = facts.map((one) => ageInDays(one, now));
  const young = ages.filter((age) => age < leastDays).length;
  const scripted = facts.filter(({ installScripts }) => installScripts !== "");
  const unknown = scripted.filter(({ name }) => !knownInstallScripts.has(name));
  return [
    ["Packages, for every platform", "", `${facts.length}`],
    ["Younger than a week", "0", `${young}; the youngest is ${Math.min(...ages)} days old`],
    ["With an install script that nobody looked at", "0", `${unknown.length}`],
    ["With one that was looked at; none ever runs", "", `${scripted.length - unknown.length}`],
    ["Given up by their authors", "0", `${facts.filter((one) => one.deprecated).length}`],
  ];
};

/** Rows of what, goal, measured. */
export const figures = (measured: Measured): string[][] => [
  ...packageFigures(measured),
  ["Direct in production", `at most ${directGoal}`, `${directDependencies().length}`],
  ["Known weaknesses, high or critical", "0", auditFigure(measured.audit)],
  ["Components in the bill of materials", "", `${measured.components}`],
  ["What CycloneDX's schema says against it", "0", `${measured.invalid.length}`],
  ["Secrets in the files", "0", scanFigure(measured.tree, "files")],
  ["Secrets in the history", "0", scanFigure(measured.history, "versions and messages")],
  ["Secrets in the build", "0", scanFigure(measured.build, "files")],
];

export const licenceCounts = (facts: readonly PackageFacts[]): string[][] =>
  [...Map.groupBy(facts, ({ licence }) => licence)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([licence, packages]) => [licence, `${packages.length}`]);
