import { fileURLToPath } from "node:url";
import type { RunningProcess } from "@app/harness/processes";
import type { Pair } from "../beside.ts";
import { type Measured, measureEngine } from "../engine.ts";
import { measureHttp, type MeasuredHttp } from "../http-load.ts";
import { readerPrefix } from "@app/database/testing/country/places";

export const reads = [
  { name: "balance", of: "name and balance", goal: 0.35 },
  { name: "history", of: "a page of history", goal: 0.7 },
  { name: "nearest", of: "the nearest 20 points", goal: 0.65 },
] as const;
export type Read = (typeof reads)[number];

export interface ReadLoad {
  database: { url: string; name: string };
  citizens: number;
  connections: number;
  seconds: number;
}

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** The select alone, by pgbench with as many clients. */
export const readBare = (read: Read, load: ReadLoad): Promise<Measured> =>
  measureEngine({
    databaseUrl: load.database.url,
    script: path(`${read.name}.sql`),
    clients: load.connections,
    seconds: load.seconds,
    variables: { citizens: load.citizens },
  });

export const readThroughHttp = (
  read: Read,
  load: ReadLoad,
  apis: readonly RunningProcess[],
): Promise<MeasuredHttp> =>
  measureHttp({
    servers: apis,
    database: load.database.name,
    connections: load.connections,
    seconds: load.seconds,
    script: path("load.lua"),
    args: [read.name, load.citizens, readerPrefix],
  });

export const measureRead = async (
  read: Read,
  load: ReadLoad,
  apis: readonly RunningProcess[],
): Promise<Pair> => ({
  bare: await readBare(read, load),
  http: await readThroughHttp(read, load, apis),
});
