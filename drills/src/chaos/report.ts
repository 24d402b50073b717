import { linePlot, type Series } from "@app/harness/plot";
import { table } from "@app/harness/report";
import { type FaultKind, faultKinds, type Struck } from "./faults.ts";
import type { RunResult } from "./one-run.ts";

const total = (runs: readonly RunResult[], of: (run: RunResult) => number): number =>
  runs.reduce((sum, run) => sum + of(run), 0);

const faultsOf = ({ faults }: RunResult): number =>
  Object.values(faults).reduce((sum, n) => sum + n, 0);

const thousands = (n: number): string => n.toLocaleString("en");

/** As many as R1 asks for. The newest say what the code of today does, all of them what it ever did. */
const runsOfTheGoal = 30;

const figures = (runs: readonly RunResult[]): string[] => [
  String(runs.length),
  `${total(runs, faultsOf)}, ${Math.min(...runs.map(faultsOf))}`,
  thousands(total(runs, (run) => run.acknowledged)),
  String(total(runs, ({ lost }) => lost)),
  String(total(runs, ({ violations }) => violations.length)),
  String(total(runs, ({ faults }) => faults["database power cut"] ?? 0)),
];

const goals = (runs: readonly RunResult[]): string => {
  const newest = figures(runs.slice(-runsOfTheGoal));
  const all = figures(runs);
  const rows = [
    ["R1 runs", "30"],
    ["R1 faults, and in the run with fewest", "360, 12"],
    ["R1 acknowledged", "500,000"],
    ["R1 lost", "0"],
    ["R2 violations", "0"],
    ["R6 power cuts of PostgreSQL", "30"],
  ].map(([goal = "", due = ""], row) => [goal, newest[row] ?? "", all[row] ?? "", due]);
  return table(["Goal", `The newest ${runsOfTheGoal}`, "All that were kept", "Must be"], rows);
};

const kindRows = (runs: readonly RunResult[]): string[][] =>
  faultKinds.map((kind: FaultKind) => [
    kind,
    String(total(runs, ({ faults }) => faults[kind] ?? 0)),
  ]);

const runRow = (run: RunResult): string[] => [
  String(run.seed),
  String(faultsOf(run)),
  thousands(run.acknowledged),
  thousands(run.vouchers),
  thousands(run.refused),
  thousands(run.again),
  thousands(run.replays),
  String(run.lost),
  run.violations.map(({ check, count }) => `${check}: ${count}`).join("; ") || "none",
  `${run.settleSeconds} s`,
  run.stolen === undefined ? "not read" : `${Math.round(run.stolen * 100)} %`,
];

/** The newest run that kept its course: what was acknowledged while what was broken. */
export const chaosPlot = (runs: readonly RunResult[]): string | null => {
  const newest = runs.findLast(({ course }) => course);
  if (!newest?.course) return null;
  const { acknowledged, struck } = newest.course;
  const broken = (name: string, lane: Struck["lane"]): Series => ({
    name,
    points: struck.filter((one) => one.lane === lane).map(({ at }) => [at, 0]),
    as: "moments",
  });
  return linePlot({
    title: `Acknowledged while everything breaks, seed ${newest.seed}`,
    x: "seconds",
    y: "acknowledged in a second",
    series: [
      { name: "acknowledged", points: acknowledged },
      broken("an engine is broken", "engines"),
      broken("a process is broken", "processes"),
    ],
  });
};

export const chaosReport = (runs: readonly RunResult[]): string =>
  [
    "`pnpm drill chaos --seed <first> --runs <how many> --seconds <of each>`: from a seed, two API processes, a worker,",
    "NATS and a PostgreSQL on a disk whose power can be cut. Clients weigh, spend, ask twice at once and ask again under",
    "the same key until they know; engines and processes are broken side by side. Each run is a line in",
    "`drills/measured/chaos.jsonl`, oldest first.",
    "",
    goals(runs),
    "",
    table(["Fault", "Times"], kindRows(runs)),
    "",
    "_Again_: asked once more after a 503, a broken line or no answer. _Replays_: answered before, and answered the same",
    "once more. _Settled_: from the last question until every list agreed with the ledger. _Stolen_: the share of the",
    "machine's time that its host gave to others meanwhile.",
    "",
    table(
      [
        "Seed",
        "Faults",
        "Acknowledged",
        "Vouchers",
        "Refused",
        "Again",
        "Replays",
        "Lost",
        "Violations",
        "Settled",
        "Stolen",
      ],
      runs.map(runRow),
    ),
    "",
    "![Acknowledged in each second of the newest run, and when something was broken](images/chaos.svg)",
  ].join("\n");
