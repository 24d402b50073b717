import { verifyConsistency } from "@app/contract/merkle";
import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { keepResult } from "../../keep-result.ts";
import {
  findDayToPublish,
  findNewestRoot,
  findTreeSize,
  insertRoot,
  lockLog,
} from "./custody.queries.ts";
import { base64Ranges, hashRanges } from "./read-tree.ts";
import { reportMismatch } from "./report-mismatch.ts";
import { sealAll } from "./seal-custody.ts";
import { consistencyRanges } from "./tree.ts";

/** Whether the tree of now holds all that was published before, unchanged. */
const growsOutOfNewest = async (trx: Trx, treeSize: number, rootHash: Buffer): Promise<boolean> => {
  const newest = await findNewestRoot(trx);
  if (!newest) return true;
  if (newest.treeSize > treeSize) return false;
  return verifyConsistency({
    firstSize: newest.treeSize,
    firstRoot: newest.rootHash.toString("base64"),
    secondSize: treeSize,
    secondRoot: rootHash.toString("base64"),
    path: await base64Ranges(trx, consistencyRanges(newest.treeSize, treeSize)),
  });
};

const publish = (ctx: Context): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    await lockLog(trx);
    // Again, now that nobody else can; with all that waited, whoever else was about to seal it.
    const day = await findDayToPublish(trx, ctx.clock);
    await sealAll(trx);
    const treeSize = await findTreeSize(trx);
    if (day === undefined || treeSize === 0) return;
    const [rootHash = Buffer.alloc(0)] = await hashRanges(trx, [{ from: 0, to: treeSize }]);
    if (await growsOutOfNewest(trx, treeSize, rootHash)) {
      await insertRoot(trx, ctx.clock, { day, treeSize, rootHash });
      ctx.log.info({ day, treeSize }, "custody root published");
    } else {
      await reportMismatch(trx, ctx, { day, treeSize });
      // The night's check counts them; until then one is enough for an alarm.
      await keepResult(ctx, "custodyMismatches", 1, trx);
    }
  });

/**
 * After midnight in Algiers, once: the root of all that is written by then. A root that does not
 * hold the one before it is not published, and somebody is asked to look.
 */
export const publishDay = async (ctx: Context): Promise<void> => {
  if ((await findDayToPublish(ctx.db, ctx.clock)) !== undefined) await publish(ctx);
};
