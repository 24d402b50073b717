import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { quantile } from "./numbers.ts";
import { runCommand } from "./run-command.ts";

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
}

interface EngineLoad {
  databaseUrl: string;
  /** A path to a pgbench script. */
  script: string;
  clients: number;
  seconds: number;
  variables?: Record<string, string | number>;
  /** `extended` plans every statement anew, as a library does that does not prepare. */
  protocol?: "prepared" | "extended";
  /** Which share of the transactions is timed one by one. */
  sampling?: number;
}

/** The third field of a log line is the latency in microseconds. */
const latenciesIn = (folder: string): number[] =>
  readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => Number(line.split(" ")[2]) / 1000),
  );

const transactionsIn = (output: string): number => {
  const failed = /number of failed transactions: (\d+)/.exec(output)?.[1];
  const perSecond = /tps = ([\d.]+)/.exec(output)?.[1];
  if (failed !== "0" || !perSecond) throw new Error(`pgbench did not do its work\n${output}`);
  return Number(perSecond);
};

/** One by one, hundreds wait for the same row for longer than a counter would: it is to do its work, not to give up. */
const patience = { PGOPTIONS: "-c lock_timeout=10s" };

/** pgbench, with prepared statements if nothing else is asked for. */
export const measureEngine = async (load: EngineLoad): Promise<Measured> => {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  try {
    const output = await runCommand(
      "pgbench",
      [
        "--no-vacuum",
        "--jobs=1",
        "--log",
        `--sampling-rate=${load.sampling ?? 0.1}`,
        `--file=${load.script}`,
        `--client=${load.clients}`,
        `--time=${load.seconds}`,
        `--protocol=${load.protocol ?? "prepared"}`,
        ...Object.entries(load.variables ?? {}).map(([name, value]) => `--define=${name}=${value}`),
        load.databaseUrl,
      ],
      { cwd: folder, env: patience },
    );
    const latencies = latenciesIn(folder);
    return {
      perSecond: transactionsIn(output),
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
