import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import * as queries from "./collaborators.queries.ts";
import { ownPoint } from "./own-point.ts";

/**
 * Holds from their next request on, on every process: memberships are asked of the database each
 * time. Their sessions stay, since they are still citizens.
 */
export const removeCollaborator = async (
  ctx: Context,
  actor: Actor,
  { pointId, userId }: { pointId: string; userId: string },
): Promise<void> => {
  await ownPoint(ctx, actor, pointId);
  if (await queries.removeCollaborator(ctx.db, ctx.clock, pointId, userId)) return;
  throw new AppError("not_found");
};
