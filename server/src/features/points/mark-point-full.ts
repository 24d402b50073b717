import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { setFull } from "./points.queries.ts";

/** Whoever stands there sees it: owner or collaborator. */
export const markPointFull = async (
  ctx: Context,
  { userId }: Actor,
  { id, isFull }: { id: string; isFull: boolean },
): Promise<{ isFull: boolean }> => {
  if (!(await setFull(ctx.db, ctx.clock, { id, userId, isFull }))) throw new AppError("not_found");
  return { isFull };
};
