import type { Context } from "../../context.ts";
import { keepResult } from "../../keep-result.ts";
import { findBroken, findNodes, findRoots } from "./check.queries.ts";
import { findLeaves, findTreeSize, type StoredRoot } from "./custody.queries.ts";
import { type Mismatch, reportMismatch } from "./report-mismatch.ts";
import { type GrowingTree, growTree, isKept, rootOf } from "./tree.ts";

/** Two megabytes of hashes at a time. */
const atOnce = 65_536;

/** The whole log anew, from the texts up: nothing that is kept is taken for true. */
export const findMismatches = async (ctx: Context): Promise<Mismatch[]> => {
  const treeSize = await findTreeSize(ctx.db);
  const roots = Map.groupBy(await findRoots(ctx.db), ({ treeSize: size }) => size);
  const found: Mismatch[] = [];
  const tree: GrowingTree = [];

  const compareRoots = (size: number, published: readonly StoredRoot[] = []): void => {
    for (const { day, rootHash } of published) {
      if (!rootOf(tree).equals(rootHash)) found.push({ day, treeSize: size });
    }
  };

  for (let from = 0; from < treeSize; from += atOnce) {
    const to = Math.min(from + atOnce, treeSize);
    found.push(...(await findBroken(ctx.db, from, to)));
    const nodes = new Map(
      (await findNodes(ctx.db, from, to)).map((node) => [`${node.height} ${node.lastLeaf}`, node]),
    );
    let leafIndex = from;
    for (const leaf of await findLeaves(ctx.db, from, to)) {
      for (const closed of growTree(tree, leaf).filter(isKept)) {
        const kept = nodes.get(`${closed.height} ${leafIndex}`);
        if (!kept?.hash.equals(closed.hash)) found.push({ leafIndex, treeSize: leafIndex + 1 });
      }
      leafIndex++;
      compareRoots(leafIndex, roots.get(leafIndex));
    }
  }
  for (const [size, published] of roots) {
    if (size > treeSize) for (const { day } of published) found.push({ day, treeSize: size });
  }
  return found;
};

/** Each night; what does not match is a task, one for each event and one for the log. */
export const checkCustody = async (ctx: Context): Promise<void> => {
  const found = await findMismatches(ctx);
  await keepResult(ctx, "custodyMismatches", found.length);
  if (found.length === 0) return;
  await ctx.db.transaction().execute(async (trx) => {
    for (const mismatch of found) await reportMismatch(trx, ctx, mismatch);
  });
};
