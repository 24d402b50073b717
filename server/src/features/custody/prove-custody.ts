import type { CustodyProof } from "@app/contract/custody";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { takeQuestion } from "./ask-limits.ts";
import { findEvents, findNewestRoot, type StoredEvent } from "./custody.queries.ts";
import { toDayRoot } from "./list-days.ts";
import { base64Ranges } from "./read-tree.ts";
import { inclusionRanges } from "./tree.ts";

/** The text as it lies here and the way to what was published: whether they fit is not ours to say. */
export const proveCustody = async (
  ctx: Context,
  { subject, address }: { subject: string; address: string },
): Promise<CustodyProof> => {
  await takeQuestion(ctx, address);
  const events = await findEvents(ctx.db, subject);
  if (events.length === 0) throw new AppError("not_found");
  const root = await findNewestRoot(ctx.db);
  const prove = async ({ content, leafIndex }: StoredEvent) => {
    const isPublished = root !== undefined && leafIndex !== null && leafIndex < root.treeSize;
    const path = isPublished
      ? await base64Ranges(ctx.db, inclusionRanges(leafIndex, root.treeSize))
      : null;
    return { content, leafIndex, path };
  };
  return { root: root ? toDayRoot(root) : null, events: await Promise.all(events.map(prove)) };
};
