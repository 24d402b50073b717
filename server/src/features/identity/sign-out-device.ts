import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "./actor.ts";
import { revokeSession } from "./sessions.queries.ts";

export const signOutDevice = async (ctx: Context, actor: Actor, id: string): Promise<void> => {
  const found = await revokeSession(ctx.db, ctx.clock, actor.userId, id);
  if (!found) throw new AppError("not_found");
};
