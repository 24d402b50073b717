import { fileURLToPath } from "node:url";
import type { Measured } from "./engine.ts";
import { tokenPrefix } from "./places.ts";
import { runCommand } from "./run-command.ts";

export interface MeasuredHttp extends Measured {
  requests: number;
  /** Mean number of deposits in one call to the database. */
  group: number;
  /** Microseconds of the API's CPU for one deposit. */
  apiCpu: number;
  /** Share of one core the load itself took. */
  loadCpu: number;
}

interface HttpLoad {
  url: string;
  connections: number;
  seconds: number;
  citizens: number;
  operators: number;
}

interface WrkResult {
  requests: number;
  seconds: number;
  p50: number;
  p99: number;
  bad: number;
  broken: number;
  cpuSeconds: number;
}

const readMetrics = async (url: string): Promise<(name: string) => number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return (name) => {
    const line = text.split("\n").find((candidate) => candidate.startsWith(`${name} `));
    return line ? Number(line.slice(name.length + 1)) : 0;
  };
};

let seed = Date.now() % 100_000_000;

const runWrk = async ({ url, connections, seconds, citizens, operators }: HttpLoad) => {
  const script = fileURLToPath(new URL("deposits.lua", import.meta.url));
  const output = await runCommand("wrk", [
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    "--timeout=30s",
    `--script=${script}`,
    url,
    "--",
    `${seed++}`,
    `${citizens}`,
    `${operators}`,
    tokenPrefix,
  ]);
  const line = /^RESULT (.*)$/m.exec(output)?.[1];
  const result = JSON.parse(line ?? "null") as WrkResult | null;
  if (!result || result.bad > 0 || result.broken > 0) {
    throw new Error(`answers other than 201\n${output}`);
  }
  return result;
};

/** wrk in a process of its own: the load must not share a thread with what it measures. */
export const measureHttp = async (load: HttpLoad): Promise<MeasuredHttp> => {
  const before = await readMetrics(load.url);
  const result = await runWrk(load);
  const after = await readMetrics(load.url);
  const grown = (name: string): number => after(name) - before(name);
  const recorded = grown('deposits_total{outcome="recorded"}');
  // wrk tells errors from 4xx on only; what the API says it recorded settles the rest.
  if (recorded < result.requests) {
    throw new Error(`${result.requests} answers, ${recorded} deposits recorded`);
  }
  return {
    perSecond: result.requests / result.seconds,
    p50: result.p50,
    p99: result.p99,
    requests: result.requests,
    group: grown("deposit_group_size_sum") / grown("deposit_group_size_count"),
    apiCpu: (grown("process_cpu_seconds_total") / recorded) * 1e6,
    loadCpu: result.cpuSeconds / result.seconds,
  };
};
