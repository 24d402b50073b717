import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  copyFileSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writeSync,
} from "node:fs";
import { appendFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { asPostgres, postgresPrograms } from "../cluster/processes-of.ts";

/** For pieces of 16 MB, as they are everywhere but in a drill of full disks. */
export const usualSettings = { min_wal_size: "80MB", max_wal_size: "1GB", wal_recycle: "on" };

const shipped = new URL("../../../ops/postgres/", import.meta.url);

/** What ops/postgres/archive.conf says, with folders of this drill in the place of a machine's. */
const readArchiveConf = (archive: string): Record<string, string> => {
  const text = readFileSync(new URL("archive.conf", shipped), "utf8");
  const lines = [...text.matchAll(/^(\w+) = (?:'(.*)'|(.*))$/gm)];
  return Object.fromEntries(
    lines.map(([, name = "", quoted, bare = ""]) => [
      name,
      (quoted ?? bare)
        .replaceAll('"/archive/', `"${archive}/`)
        .replaceAll("/etc/postgresql/archive", path.join(archive, "script")),
    ]),
  );
};

/** The script lies beside what it writes: the engine's user may be unable to enter this checkout. */
export const archiveSettings = (archive: string): Record<string, string> => {
  copyFileSync(new URL("archive", shipped), path.join(archive, "script"));
  return { ...readArchiveConf(archive), ...usualSettings };
};

const run = promisify(execFile);

const asEngine = (program: string, args: string[]) =>
  run(path.join(postgresPrograms, program), args, {
    ...asPostgres(),
    cwd: "/",
    maxBuffer: 100_000_000,
  });

export const takeBaseBackup = async (adminUrl: string, folder: string): Promise<void> => {
  const options = [`--dbname=${adminUrl}`, `--pgdata=${folder}`, "--wal-method=stream"];
  await asEngine("pg_basebackup", [...options, "--checkpoint=fast"]);
  await asEngine("pg_verifybackup", ["--quiet", folder]);
};

/** A copy of the backup that will follow the archive up to this moment. */
export const prepareRestore = async (
  backup: string,
  data: string,
  archive: string,
  moment: string,
): Promise<void> => {
  const [status] = (await once(spawn("cp", ["-a", backup, data]), "exit")) as [number];
  if (status !== 0) throw new Error("the backup could not be copied");
  const settings = {
    archive_mode: "off",
    restore_command: readArchiveConf(archive)["restore_command"],
    recovery_target_time: moment,
    recovery_target_action: "promote",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  await appendFile(path.join(data, "postgresql.conf"), lines.join(""));
  await writeFile(path.join(data, "recovery.signal"), "");
};

/** Every table and index, block by block. */
export const checkRelations = async (adminUrl: string): Promise<boolean> => {
  const options = ["--install-missing", "--parent-check", "--heapallindexed"];
  const done = await asEngine("pg_amcheck", [...options, adminUrl]).catch(() => null);
  return done !== null;
};

/** What the checksums of a stopped PostgreSQL complain about; empty when all of them hold. */
export const findRot = async (data: string): Promise<string> => {
  try {
    await asEngine("pg_checksums", ["--check", `--pgdata=${data}`]);
    return "";
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
};

/** One byte in the middle of the file is another one. */
export const flipByte = (file: string): void => {
  const at = Math.floor(statSync(file).size / 2) + 100;
  const handle = openSync(file, "r+");
  const byte = Buffer.alloc(1);
  readSync(handle, byte, 0, 1, at);
  writeSync(handle, Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, at);
  closeSync(handle);
};
