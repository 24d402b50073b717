import { chmodSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type PowerDisk, startPowerDisk } from "@app/harness/power-disk";
import { type RunningProcess, waitFor } from "@app/harness/processes";
import { progress } from "@app/harness/report";
import { type Answer, type Load, startHerd, startLoad } from "../cluster/load.ts";
import { isClean, judge, type Outcome, outcomeCells, outcomeHead } from "../cluster/outcome.ts";
import { requirePrograms } from "../cluster/processes-of.ts";
import { prepareProduct, type Product, startApi } from "../cluster/product.ts";
import { writeRows } from "../cluster/rows.ts";
import { startSupervised, type Supervised, type SupervisedOptions } from "../cluster/supervised.ts";
import { type End, fillDisk, holdAccounts, readyLog, slowDisk } from "./causes.ts";

// pnpm drill disks: no room for tables, no room for the log of changes, a slow disk, a stuck
// transaction with 500 callers behind it, 2,000 clients that come back at once.

interface Stage {
  postgres: Supervised;
  product: Product;
  api: RunningProcess;
}

interface Result extends Outcome {
  name: string;
  refused: number;
  /** Refusals that do not say when to come again. */
  withoutRetryAfter: number;
  /** Of the refused; of all where nobody should be. */
  slowest: number;
  /** Seconds from the end of the cause to the first confirmation. */
  back: number;
  /** What else is to be told. */
  note: string;
  goal: string;
  isMet: boolean;
}

const withStage = async <T>(
  options: SupervisedOptions,
  work: (stage: Stage) => Promise<T>,
): Promise<T> => {
  const postgres = await startSupervised(options);
  try {
    const product = await prepareProduct(postgres.port);
    const api = await startApi(product.appUrl);
    try {
      return await work({ postgres, product, api });
    } finally {
      await api.end("SIGTERM");
      await product.close();
    }
  } finally {
    await postgres.close();
  }
};

const isRefused = ({ status }: Answer): boolean => status !== 201;

const slowestOf = (answers: readonly Answer[]): number =>
  Math.max(0, ...answers.map(({ took }) => took)) / 1000;

const measure = async (
  { product }: Stage,
  load: Load,
  ended: number,
): Promise<Omit<Result, "name" | "note" | "goal" | "isMet">> => {
  const refused = load.answers.filter(isRefused);
  const first = load.acks.find(({ at }) => at > ended);
  return {
    ...(await judge(product, load)),
    refused: refused.length,
    withoutRetryAfter: refused.filter(({ hasRetryAfter }) => !hasRetryAfter).length,
    slowest: slowestOf(refused),
    back: first ? (first.at - ended) / 1000 : Number.POSITIVE_INFINITY,
  };
};

/** A cause that lasts some seconds while devices go on working. */
const sit = async (
  stage: Stage,
  begin: () => Promise<End>,
  isFelt: (load: Load, since: number) => boolean,
): Promise<{ load: Load; ended: number }> => {
  const load = startLoad({
    scene: stage.product.scene,
    url: () => stage.api.url,
    clients: 12,
    rest: 20,
  });
  await pause(4000);
  const before = load.answers.length;
  const end = await begin();
  await waitFor("the cause to be felt", async () => isFelt(load, before), 120_000);
  await pause(8000);
  await end();
  const ended = performance.now();
  await waitFor("writes to be back", async () => load.acks.some(({ at }) => at > ended), 60_000);
  await pause(3000);
  await load.stop();
  return { load, ended };
};

const hasRefusals = (load: Load, since: number): boolean =>
  load.answers.slice(since).filter(isRefused).length > 3;

const fullDisk = async (what: "data" | "wal"): Promise<Result> => {
  const disk: PowerDisk = startPowerDisk(500);
  // What holds the disk is root's alone.
  chmodSync(path.dirname(disk.folder), 0o755);
  try {
    const options = what === "data" ? { dataFolder: disk.folder } : { walFolder: disk.folder };
    return await withStage(options, async (stage) => {
      const { load, ended } = await sit(stage, () => fillDisk(disk.folder), hasRefusals);
      const result = await measure(stage, load, ended);
      return {
        ...result,
        name: what === "data" ? "no room for tables" : "no room for the log of changes",
        note: `PostgreSQL started ${stage.postgres.starts()} times`,
        goal: "refused within 2 s, back within 10 s",
        isMet: result.slowest <= 2 && result.withoutRetryAfter === 0 && result.back <= 10,
      };
    });
  } finally {
    await disk.close();
  }
};

/** Small log files that are not used again are for a disk without room. */
const usualLog: SupervisedOptions = {
  walSegmentMegabytes: 16,
  settings: { max_wal_size: "1GB", min_wal_size: "80MB", wal_recycle: "on" },
};

const slow = async (stage: Stage): Promise<Result> => {
  readyLog(stage.postgres);
  const isFelt = (load: Load, since: number): boolean =>
    load.answers.slice(since).some(({ took }) => took > 300);
  const { load, ended } = await sit(stage, () => slowDisk(stage.postgres, 300), isFelt);
  const result = await measure(stage, load, ended);
  const times = load.answers.map(({ took }) => took).toSorted((a, b) => a - b);
  const p99 = (times[Math.floor(times.length * 0.99)] ?? 0) / 1000;
  return {
    ...result,
    name: "each write to disk takes 300 ms longer",
    note: "",
    slowest: p99,
    goal: "none refused, 99 of 100 within 2 s",
    isMet: result.refused === 0 && p99 <= 2,
  };
};

/** A service in use: its statements are prepared and its caches are warm. */
const warmUp = ({ product, api }: Stage): Promise<void> =>
  startHerd({ scene: product.scene, url: () => api.url, clients: 200 }).stop();

const stuck = async (stage: Stage): Promise<Result> => {
  await warmUp(stage);
  const end = await holdAccounts(stage.product);
  const herd = startHerd({ scene: stage.product.scene, url: () => stage.api.url, clients: 500 });
  await pause(6000);
  await end();
  const ended = performance.now();
  await herd.stop();
  const result = await measure(stage, herd, ended);
  return {
    ...result,
    name: "a transaction holds all accounts for 6 s, 500 callers",
    note: "",
    goal: "refused within 2 s, back within 2 s",
    isMet: result.slowest <= 2 && result.withoutRetryAfter === 0 && result.back <= 2,
  };
};

const herds = async (stage: Stage): Promise<Result> => {
  const where = { scene: stage.product.scene, url: () => stage.api.url };
  const usual = startLoad({ ...where, clients: 128, rest: 0 });
  const seconds = 6;
  await pause(seconds * 1000);
  const rate = usual.acks.length / seconds;
  await usual.stop();
  // Everybody was cut off; they find the service again at the same moment.
  const begun = performance.now();
  const herd = startHerd({ ...where, clients: 2000 });
  await herd.stop();
  const last = herd.acks.at(-1)?.at ?? Number.POSITIVE_INFINITY;
  const share = 2000 / ((last - begun) / 1000) / rate;
  const result = await measure(stage, herd, begun);
  return {
    ...result,
    name: "2,000 clients come back at once",
    note: `taken in at ${share.toFixed(2)} of the usual rate`,
    goal: "at least 0.70 of the usual rate, answered within 2 s",
    isMet: share >= 0.7 && result.slowest <= 2,
  };
};

const scenarios: Record<string, () => Promise<Result>> = {
  data: () => fullDisk("data"),
  wal: () => fullDisk("wal"),
  slow: () => withStage(usualLog, slow),
  stuck: () => withStage({}, stuck),
  herd: () => withStage({}, herds),
};

const rowOf = (result: Result): string[] => [
  result.name,
  ...outcomeCells(result),
  String(result.refused),
  String(result.withoutRetryAfter),
  `${result.slowest.toFixed(2)} s`,
  `${result.back.toFixed(1)} s`,
  result.note,
  result.goal,
];

export const run = async (args: readonly string[]): Promise<boolean> => {
  requirePrograms("/usr/bin/strace", "/usr/bin/fallocate");
  const results: Result[] = [];
  for (const name of args.length > 0 ? args : Object.keys(scenarios)) {
    const scenario = scenarios[name];
    if (!scenario) throw new Error(`pnpm drill disks [${Object.keys(scenarios).join("|")}]`);
    progress(`disks: ${name}`);
    const result = await scenario();
    progress(rowOf(result).join(", "));
    results.push(result);
  }
  writeRows({
    name: "disks",
    intro: `\`pnpm drill disks\`: one PostgreSQL that is started again whenever it ends, the API, and devices. _Refused_ are tries
that were answered with 503 or not at all; all of them were repeated and confirmed later. _Slowest_ is the slowest refusal; for the slow
disk the time within which 99 of 100 were answered. _Back_ is from the end of the cause to the next confirmation.`,
    head: [
      "Cause",
      ...outcomeHead,
      "Refused",
      "Without Retry-After",
      "Slowest",
      "Back",
      "Note",
      "Goal",
    ],
    rows: results.map(rowOf),
  });
  return results.every((result) => isClean(result) && result.isMet);
};
