import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { connect } from "@app/database/connect";
import { pastDeposits } from "@app/database/testing/country/past-deposits";
import { progress } from "@app/harness/report";
import { sql } from "kysely";
import { type Ack, findLost, startLoad } from "../cluster/load.ts";
import { checking, prepareProduct, type Product, startApi, urlOf } from "../cluster/product.ts";
import { runSql, sizeOf } from "./statements.ts";
import { writeRows } from "../cluster/rows.ts";
import { startSupervised, type Supervised } from "../cluster/supervised.ts";
import { checkLedger } from "../ledger-checks.ts";
import {
  archiveSettings,
  checkRelations,
  findRot,
  flipByte,
  prepareRestore,
  takeBaseBackup,
  usualSettings,
} from "./backup.ts";
import { proveAll, publishRoot, subjectsToProve } from "./proof.ts";

// pnpm drill restore [--deposits n]: a base backup under load, an archive of changes, a disaster, and
// the moment before it brought back.

interface Folders {
  base: string;
  archive: string;
  backup: string;
  restored: string;
}

/** What was true before the disaster, noted outside. */
interface Before {
  moment: string;
  acks: readonly Ack[];
  /** Confirmed after the moment: not to come back. */
  late: readonly Ack[];
  subjects: readonly string[];
  rootHash: string | null;
  backupSeconds: number;
}

const timed = async (work: () => Promise<void>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

const adminOf = (port: number, database = "postgres"): string =>
  `postgres://postgres@127.0.0.1:${port}/${database}`;

const makeFolders = (): Folders => {
  const base = mkdtempSync(path.join(tmpdir(), "drill-restore-"));
  chmodSync(base, 0o777);
  const folder = (name: string): string => {
    const made = path.join(base, name);
    mkdirSync(made);
    chmodSync(made, 0o777);
    return made;
  };
  return {
    base,
    archive: folder("archive"),
    backup: path.join(folder("copies"), "backup"),
    restored: folder("restored"),
  };
};

const live = async (product: Product, port: number, folders: Folders): Promise<Before> => {
  const { owner, appUrl, scene } = product;
  await publishRoot(owner.db, appUrl);
  const api = await startApi(appUrl);
  const subjects = await subjectsToProve(owner.db);
  const rootHash = await proveAll(api.url, subjects);
  const where = { scene, url: () => api.url, clients: 8, rest: 20 };
  const load = startLoad(where);
  const backupSeconds = await timed(() => takeBaseBackup(adminOf(port), folders.backup));
  await pause(5000);
  await load.stop();
  const { rows } = await sql<{ moment: string }>`select clock_timestamp()::text as moment`.execute(
    owner.db,
  );
  await pause(1000);
  const after = startLoad(where);
  await pause(3000);
  await after.stop();
  await api.end("SIGTERM");
  return {
    moment: rows[0]?.moment ?? "",
    acks: load.acks,
    late: after.acks,
    subjects,
    rootHash,
    backupSeconds,
  };
};

/** Somebody types the wrong thing, and then the machine is gone. */
const strike = async (postgres: Supervised, { owner }: Product): Promise<void> => {
  await sql`drop table transfers cascade`.execute(owner.db);
  await runSql(adminOf(postgres.port), "select pg_switch_wal()");
  await pause(3000);
  await owner.close();
  await postgres.close();
};

interface Result {
  gigabytes: number;
  seconds: number;
  lost: number;
  tooMany: number;
  violations: number;
  isProved: boolean;
  isSound: boolean;
  rotNamed: boolean;
}

const isDone = async (port: number): Promise<void> => {
  for (;;) {
    const isRecovering = await runSql(adminOf(port), "select pg_is_in_recovery()");
    if (isRecovering === "f") return;
    await pause(100);
  }
};

const findRotAfterFlip = async (postgres: Supervised): Promise<boolean> => {
  const file = await runSql(
    adminOf(postgres.port, "drill"),
    `select pg_relation_filepath(inhrelid) from pg_inherits where inhparent = 'transfers'::regclass
     order by pg_relation_size(inhrelid) desc limit 1`,
  );
  await postgres.close("SIGINT");
  const isWhole = (await findRot(postgres.data)) === "";
  flipByte(path.join(postgres.data, file));
  return isWhole && (await findRot(postgres.data)).includes(path.basename(file));
};

const restore = async (folders: Folders, before: Before): Promise<Result> => {
  const data = path.join(folders.restored, "data");
  const start = performance.now();
  await prepareRestore(folders.backup, data, folders.archive, before.moment);
  const postgres = await startSupervised({
    dataFolder: folders.restored,
    isPrepared: true,
    settings: { ...usualSettings, archive_mode: "off" },
  });
  await isDone(postgres.port);
  const seconds = (performance.now() - start) / 1000;
  progress(`restored in ${seconds.toFixed(1)} s; it is checked`);
  const owner = connect(urlOf("app_owner", postgres.port), checking);
  const api = await startApi(urlOf("app_server", postgres.port));
  const lateMissing = await findLost(owner.db, before.late);
  const result = {
    gigabytes: await sizeOf(adminOf(postgres.port)),
    seconds,
    lost: (await findLost(owner.db, before.acks)).length,
    tooMany: before.late.length - lateMissing.length,
    violations: (await checkLedger(owner.db)).length,
    isProved:
      before.rootHash !== null && (await proveAll(api.url, before.subjects)) === before.rootHash,
    isSound: await checkRelations(adminOf(postgres.port, "drill")),
  };
  await api.end("SIGTERM");
  await owner.close();
  return { ...result, rotNamed: await findRotAfterFlip(postgres) };
};

const report = (result: Result, before: Before): void => {
  const yes = (is: boolean): string => (is ? "yes" : "NO");
  const perGigabyte = result.seconds / result.gigabytes;
  writeRows({
    name: "restore",
    intro: `\`pnpm drill restore\`: a base backup is taken while devices work, changes go to an archive; after a moment that is
noted, more is confirmed, a table of the ledger is dropped and the machine is lost. The backup and the archive bring the moment back.`,
    head: ["What", "Measured", "Goal"],
    rows: [
      ["size of the cluster", `${result.gigabytes.toFixed(2)} GB`, ""],
      ["base backup, verified, under load", `${before.backupSeconds.toFixed(1)} s`, ""],
      ["restored to the moment", `${result.seconds.toFixed(1)} s`, ""],
      ["for each GB", `${perGigabyte.toFixed(1)} s`, "60 s"],
      ["confirmed before the moment, missing", `${result.lost} of ${before.acks.length}`, "0"],
      ["confirmed after it, present", `${result.tooMany} of ${before.late.length}`, "0"],
      ["checks of the ledger violated", String(result.violations), "0"],
      ["20 proofs lead to the root noted before", yes(result.isProved), "yes"],
      ["pg_amcheck finds every table and index sound", yes(result.isSound), "yes"],
      ["one flipped byte: its file is named", yes(result.rotNamed), "yes"],
    ],
  });
};

const options = { deposits: { type: "string", default: "800000" } } as const;

const fill = async (product: Product, deposits: string): Promise<void> => {
  const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");
  const size = `create temp table size as select ${Number(deposits)} as deposits;`;
  const text = [size, textOf("fill.sql"), pastDeposits, textOf("recent-news.sql")].join("\n");
  await runSql(product.ownerUrl, text);
};

const survive = async (folders: Folders, deposits: string): Promise<boolean> => {
  const postgres = await startSupervised({
    dataFolder: folders.base,
    walFolder: folders.base,
    walSegmentMegabytes: 16,
    settings: archiveSettings(folders.archive),
  });
  try {
    const product = await prepareProduct(postgres.port);
    progress(`restore: ${deposits} deposits are written`);
    await fill(product, deposits);
    progress("restore: the backup is taken");
    const before = await live(product, postgres.port, folders);
    progress("restore: the disaster strikes");
    await strike(postgres, product);
    const result = await restore(folders, before);
    report(result, before);
    progress("");
    const { lost, tooMany, violations, isProved, isSound, rotNamed, seconds, gigabytes } = result;
    const isWhole = lost + tooMany + violations === 0 && isProved && isSound && rotNamed;
    return isWhole && seconds / gigabytes <= 60;
  } finally {
    await postgres.close();
  }
};

export const run = async (args: readonly string[]): Promise<boolean> => {
  const { values } = parseArgs({ args: [...args], options });
  const folders = makeFolders();
  try {
    return await survive(folders, values.deposits);
  } finally {
    rmSync(folders.base, { recursive: true, force: true });
  }
};
