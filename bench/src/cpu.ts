import { readdirSync, readFileSync } from "node:fs";

/** The kernel counts in hundredths of a second (USER_HZ) whatever it ticks in itself. */
const ticksPerSecond = 100;

/** Seconds of CPU from /proc/<pid>/stat. The name, in brackets, may hold spaces and brackets. */
export const cpuSecondsIn = (stat: string): number => {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

const readProc = (pid: number | string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    // It ended between the list and the look.
    return "";
  }
};

const cpuOf = (pid: number): number => {
  const stat = readProc(pid, "stat");
  return stat === "" ? 0 : cpuSecondsIn(stat);
};

/** A backend names its database in its title: "postgres: app_server test_1_x 127.0.0.1(4711) idle". */
const backendsOf = (database: string): number[] =>
  readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      const title = readProc(pid, "cmdline");
      return title.startsWith("postgres: ") && title.includes(` ${database} `);
    })
    .map(Number);

/** CPU seconds so far: of the database's own backends, and of the given processes. */
interface CpuReading {
  database: Map<number, number>;
  processes: number;
}

export const readCpu = (database: string, pids: readonly number[]): CpuReading => ({
  database: new Map(backendsOf(database).map((pid) => [pid, cpuOf(pid)])),
  processes: pids.reduce((sum, pid) => sum + cpuOf(pid), 0),
});

/** Backends that came in between count whole; those that went are lost, a pool keeps its own. */
export const cpuBetween = (
  before: CpuReading,
  after: CpuReading,
): { database: number; processes: number } => {
  let database = 0;
  for (const [pid, seconds] of after.database) {
    database += seconds - (before.database.get(pid) ?? 0);
  }
  return { database, processes: after.processes - before.processes };
};
