import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import * as queries from "./invitations.queries.ts";
import { ownPoint } from "./own-point.ts";

export const withdrawInvitation = async (
  ctx: Context,
  actor: Actor,
  { pointId, id }: { pointId: string; id: string },
): Promise<void> => {
  await ownPoint(ctx, actor, pointId);
  if (await queries.withdrawInvitation(ctx.db, ctx.clock, pointId, id)) return;
  throw new AppError("not_found");
};
