import type { listLeaves as endpoint } from "@app/contract/custody";
import type { ResponseOf } from "@app/contract/endpoint";
import type { Context } from "../../context.ts";
import { takeQuestion } from "./ask-limits.ts";
import { findLeaves, findNewestRoot } from "./custody.queries.ts";

/** Hashes alone: a text is for whoever holds the number it is about. */
export const listLeaves = async (
  ctx: Context,
  { start, count, address }: { start: number; count: number; address: string },
): Promise<ResponseOf<typeof endpoint>> => {
  await takeQuestion(ctx, address);
  const root = await findNewestRoot(ctx.db);
  const end = Math.min(start + count, root?.treeSize ?? 0);
  const hashes = end > start ? await findLeaves(ctx.db, start, end) : [];
  return { start, hashes: hashes.map((hash) => hash.toString("base64")) };
};
