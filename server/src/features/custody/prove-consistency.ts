import type { proveConsistency as endpoint } from "@app/contract/custody";
import type { ResponseOf } from "@app/contract/endpoint";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { takeQuestion } from "./ask-limits.ts";
import { showDay } from "./list-days.ts";
import { base64Ranges } from "./read-tree.ts";
import { consistencyRanges } from "./tree.ts";

export const proveConsistency = async (
  ctx: Context,
  days: { from: string; to: string; address: string },
): Promise<ResponseOf<typeof endpoint>> => {
  await takeQuestion(ctx, days.address);
  const [from, to] = await Promise.all([showDay(ctx, days.from), showDay(ctx, days.to)]);
  if (from.treeSize > to.treeSize) throw new AppError("invalid_request");
  const path = await base64Ranges(ctx.db, consistencyRanges(from.treeSize, to.treeSize));
  return { from, to, path };
};
