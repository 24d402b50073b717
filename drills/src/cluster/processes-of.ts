import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export const postgresPrograms = "/usr/lib/postgresql/15/bin";

/** PostgreSQL refuses to run as root; root starts it as its own user. */
export const asPostgres = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const id = (what: string): number =>
    Number(execFileSync("id", [what, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
};

/** A drill without its programs must not look as if it had been run. */
export const requirePrograms = (...programs: string[]): void => {
  const missing = programs.filter((program) => !existsSync(program));
  if (missing.length > 0) {
    throw new Error(`${missing.join(", ")} missing: ops/install-cluster-tools installs them`);
  }
};

/** A process that is killed loses nothing of its files wherever they are: a disk would only add its own waiting. */
export const memoryFolder = (): string => (existsSync("/dev/shm") ? "/dev/shm" : tmpdir());

const readOr = (file: string, otherwise: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return otherwise;
  }
};

const parentOf = (pid: number): number =>
  Number(
    readOr(`/proc/${pid}/stat`, "")
      .replace(/^.*\) \S /, "")
      .split(" ")[0],
  );

const childrenOf = (parent: number): number[] =>
  readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);

/** The postmaster that owns this data folder, and its children. */
export const postgresIn = (data: string): number[] => {
  const postmaster = Number(readOr(path.join(data, "postmaster.pid"), "").split("\n")[0]);
  if (!postmaster || !existsSync(`/proc/${postmaster}`)) return [];
  return [postmaster, ...childrenOf(postmaster)];
};

export const walSendersIn = (data: string): number[] =>
  postgresIn(data).filter((pid) => readOr(`/proc/${pid}/cmdline`, "").includes("walsender"));

export const signalAll = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
};
