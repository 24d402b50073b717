import type { RunningProcess } from "@app/harness/processes";
import { cpuBetween, readCpu } from "./cpu.ts";
import { type Load, runLoad } from "./wrk.ts";

/** Microseconds of CPU for one request. */
export interface CpuSplit {
  database: number;
  server: number;
  generator: number;
}

export interface MeasuredHttp {
  perSecond: number;
  p50: number;
  p99: number;
  requests: number;
  bytes: number;
  cpu: CpuSplit;
}

export interface HttpLoad extends Omit<Load, "urls"> {
  servers: readonly RunningProcess[];
  /** Whose backends are looked at; empty where no database has a part in it. */
  database: string;
}

/** A load, and who spent which CPU on it. */
export const measureHttp = async ({
  servers,
  database,
  ...load
}: HttpLoad): Promise<MeasuredHttp> => {
  const pids = servers.map(({ child }) => child.pid ?? 0);
  const before = readCpu(database, pids);
  const result = await runLoad({ ...load, urls: servers.map(({ url }) => url) });
  const spent = cpuBetween(before, readCpu(database, pids));
  const each = (seconds: number): number => (seconds / result.requests) * 1e6;
  return {
    perSecond: result.perSecond,
    p50: result.p50,
    p99: result.p99,
    requests: result.requests,
    bytes: result.bytes / result.requests,
    cpu: {
      database: each(spent.database),
      server: each(spent.processes),
      generator: each(result.cpuSeconds),
    },
  };
};
