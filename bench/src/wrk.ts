import { quantile } from "./numbers.ts";
import { runCommand } from "./run-command.ts";

/** What report.lua prints. */
interface WrkResult {
  requests: number;
  seconds: number;
  bytes: number;
  /** Milliseconds, one for each half of a percent. */
  quantiles: number[];
  bad: number;
  broken: number;
  cpuSeconds: number;
}

export interface Load {
  /** Each gets a wrk of its own and its share of the connections. */
  urls: readonly string[];
  connections: number;
  seconds: number;
  /** A path; the script includes report.lua. Its first argument is a seed that no other load has. */
  script: string;
  args?: readonly (string | number)[];
}

export interface LoadFigures {
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
  bytes: number;
  cpuSeconds: number;
}

/** Quantiles of parts that are about as large as each other, taken as so many single waits. */
export const addUp = (results: readonly WrkResult[]): LoadFigures => {
  const sum = (pick: (result: WrkResult) => number): number =>
    results.reduce((total, result) => total + pick(result), 0);
  const waits = results.flatMap(({ quantiles }) => quantiles);
  return {
    requests: sum(({ requests }) => requests),
    perSecond: sum(({ requests, seconds }) => requests / seconds),
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    bytes: sum(({ bytes }) => bytes),
    cpuSeconds: sum(({ cpuSeconds }) => cpuSeconds),
  };
};

let seed = Date.now() % 100_000_000;

const runOne = async (url: string, load: Load): Promise<WrkResult> => {
  const output = await runCommand("wrk", [
    "--threads=1",
    `--connections=${Math.round(load.connections / load.urls.length)}`,
    `--duration=${load.seconds}s`,
    "--timeout=30s",
    `--script=${load.script}`,
    url,
    "--",
    `${seed++}`,
    ...(load.args ?? []).map(String),
  ]);
  const line = /^RESULT (.*)$/m.exec(output)?.[1];
  const result = JSON.parse(line ?? "null") as WrkResult | null;
  if (!result || result.requests === 0 || result.bad > 0 || result.broken > 0) {
    throw new Error(`answers that were not asked for\n${output}`);
  }
  return result;
};

/** wrk in processes of its own: the load must not share a thread with what it measures. */
export const runLoad = async (load: Load): Promise<LoadFigures> =>
  addUp(await Promise.all(load.urls.map((url) => runOne(url, load))));
