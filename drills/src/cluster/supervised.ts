import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, openSync, rmSync } from "node:fs";
import path from "node:path";
import { end, freePort, waitFor } from "@app/harness/processes";
import { asPostgres, memoryFolder, postgresIn, postgresPrograms } from "./processes-of.ts";

export interface Supervised {
  port: number;
  data: string;
  /** The postmaster and its children. */
  pids: () => number[];
  /** How often it was started. */
  starts: () => number;
  /** At once, as a crash; SIGINT lets it write down what it holds. */
  close: (signal?: NodeJS.Signals) => Promise<void>;
}

export interface SupervisedOptions {
  /** Where the tables and the log of changes lie, where it matters. */
  dataFolder?: string;
  walFolder?: string;
  /** The data folder is there already, in `dataFolder`/data. */
  isPrepared?: boolean;
  /** Small pieces, so that a disk without room is met soon. */
  walSegmentMegabytes?: number;
  settings?: Record<string, string>;
}

/** As systemd does with Restart=always: half a second after it ended it is started again. */
const restartAfter = 500;

const prepareFolder = (parent: string, name: string): string => {
  const folder = path.join(parent, name);
  const { uid, gid } = asPostgres();
  mkdirSync(folder, { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
};

const initialise = (data: string, wal: string, segmentMegabytes: number): void => {
  const made = spawnSync(
    path.join(postgresPrograms, "initdb"),
    [
      `--pgdata=${data}`,
      `--waldir=${wal}`,
      `--wal-segsize=${segmentMegabytes}`,
      "--username=postgres",
      "--auth=trust",
      "--encoding=UTF8",
      "--data-checksums",
    ],
    { ...asPostgres(), encoding: "utf8", cwd: "/" },
  );
  if (made.status !== 0) throw new Error(made.stderr);
};

const isAccepting = async (port: number): Promise<boolean> =>
  spawnSync(path.join(postgresPrograms, "pg_isready"), ["-h", "127.0.0.1", "-p", `${port}`])
    .status === 0;

const prepareData = (folder: string, options: SupervisedOptions): string => {
  const { dataFolder = folder, walFolder = folder, walSegmentMegabytes = 1 } = options;
  if (options.isPrepared) return path.join(dataFolder, "data");
  const data = prepareFolder(dataFolder, "data");
  initialise(data, prepareFolder(walFolder, "wal"), walSegmentMegabytes);
  return data;
};

/** One PostgreSQL that somebody starts again whenever it ends. */
export const startSupervised = async (options: SupervisedOptions): Promise<Supervised> => {
  const folder = mkdtempSync(path.join(memoryFolder(), "drill-supervised-"));
  chmodSync(folder, 0o755);
  const data = prepareData(folder, options);
  const port = await freePort();
  const log = openSync(path.join(folder, "log"), "a");
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_wal_size: "32MB",
    min_wal_size: "2MB",
    wal_recycle: "off",
    ...options.settings,
  };
  const args = ["-D", data, "-p", `${port}`];
  for (const [name, value] of Object.entries(settings)) args.push("-c", `${name}=${value}`);
  let child: ChildProcess | null = null;
  let starts = 0;
  let isClosing = false;
  const start = (): void => {
    starts += 1;
    child = spawn(path.join(postgresPrograms, "postgres"), args, {
      ...asPostgres(),
      cwd: "/",
      stdio: ["ignore", log, log],
    });
    child.once("exit", () => {
      if (!isClosing) setTimeout(start, restartAfter);
    });
  };
  start();
  await waitFor("PostgreSQL to accept connections", () => isAccepting(port), 300_000);
  return {
    port,
    data,
    pids: () => postgresIn(data),
    starts: () => starts,
    close: async (signal = "SIGQUIT") => {
      isClosing = true;
      if (child) await end(child)(signal);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
