import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, statfsSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { spoilFlushes } from "../cluster/flushes.ts";
import type { Product } from "../cluster/product.ts";
import type { Supervised } from "../cluster/supervised.ts";

/** Ends what was begun. */
export type End = () => Promise<void> | void;

/** Takes all the room there is, but what is root's alone. */
export const fillDisk = async (folder: string): Promise<End> => {
  const filler = path.join(folder, "filler");
  const { bavail, bsize } = statfsSync(folder);
  const [status] = (await once(
    spawn("fallocate", ["-l", `${bavail * bsize}`, filler]),
    "exit",
  )) as [number];
  if (status !== 0) throw new Error("the disk could not be filled");
  return () => rmSync(filler);
};

/** Every time PostgreSQL asks the disk to keep something, the disk takes so much longer. */
export const slowDisk = async ({ pids }: Supervised, delayMilliseconds: number): Promise<End> =>
  spoilFlushes(pids(), { delayMilliseconds }).end;

/**
 * A database in use has its next log files lying ready, which it had filled before. A new one would be made in the middle
 * of a deposit, which is four waits for a slow disk instead of one.
 */
export const readyLog = ({ port }: Supervised): void => {
  const fill = ["select pg_current_xact_id()", "select pg_switch_wal()"];
  const commands = [...Array.from({ length: 6 }, () => fill).flat(), "checkpoint", "checkpoint"];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  execFileSync("psql", ["-q", url, ...commands.flatMap((one) => ["-c", one])], { stdio: "ignore" });
};

/** A transaction that holds what every deposit needs, and does not end. */
export const holdAccounts = async ({ owner }: Product): Promise<End> => {
  const trx = await owner.db.startTransaction().execute();
  await sql`lock table accounts in exclusive mode`.execute(trx);
  return async () => {
    await trx.rollback().execute();
  };
};
