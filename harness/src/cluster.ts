import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort, isListening, root, waitFor } from "./processes.ts";

const programs = "/usr/lib/postgresql";

const bin = (program: string): string => {
  const newest = readdirSync(programs).toSorted((a, b) => Number(b) - Number(a))[0] ?? "";
  return path.join(programs, newest, "bin", program);
};

/** PostgreSQL refuses to run as root; root hands it to its own user. */
const asPostgres = (program: string, args: string[]): void => {
  const isRoot = process.getuid?.() === 0;
  const [command, ...rest] = isRoot
    ? ["runuser", "-u", "postgres", "--", bin(program), ...args]
    : [bin(program), ...args];
  execFileSync(command ?? "", rest, { stdio: "ignore" });
};

/** A process that ends while it is looked at is in no folder. */
const folderOf = (pid: number): string => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return "";
  }
};

const processesIn = (folder: string): number[] =>
  readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => folderOf(pid) === folder);

const killAllIn = (folder: string): void => {
  for (const pid of processesIn(folder)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It was quicker.
    }
  }
};

export interface OwnCluster {
  adminUrl: string;
  port: number;
  start: () => void;
  /** Postmaster and all its children at once, as a crash does. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * A PostgreSQL of the drill's own: crashing it must not disturb anybody else. A disk of its own can be
 * given, whose power can be cut.
 */
export const startCluster = async (
  settings: Record<string, string> = {},
  disk: string = tmpdir(),
): Promise<OwnCluster> => {
  const folder = mkdtempSync(path.join(disk, "drill-postgres-"));
  chmodSync(folder, 0o777);
  const data = path.join(folder, "data");
  const port = await freePort();
  asPostgres("initdb", ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8"]);
  const options = Object.entries({
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    ...settings,
  }).map(([name, value]) => `-c ${name}='${value}'`);
  const start = (): void => {
    // Of a server that was killed: its number may be somebody else's by now.
    if (processesIn(data).length === 0) rmSync(path.join(data, "postmaster.pid"), { force: true });
    asPostgres("pg_ctl", [
      "-D",
      data,
      "-w",
      "-l",
      path.join(data, "log"),
      "-o",
      `-p ${port} ${options.join(" ")}`,
      "start",
    ]);
  };
  const kill = async (): Promise<void> => {
    killAllIn(data);
    await waitFor("PostgreSQL to be gone", async () => {
      killAllIn(data);
      return processesIn(data).length === 0 && !(await isListening(port));
    });
  };
  start();
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  execFileSync("psql", ["-q", adminUrl, "-f", path.join(root, "ops/postgres/roles.sql")], {
    // Must not wait for a standby that a drill may have asked for.
    env: { ...process.env, PGOPTIONS: "-c synchronous_commit=local" },
  });
  return {
    adminUrl,
    port,
    start,
    kill,
    close: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
