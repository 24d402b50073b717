import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { deleteOfSession } from "./push.queries.ts";

export const unsubscribe = (ctx: Context, { sessionId }: Actor): Promise<void> =>
  deleteOfSession(ctx.db, sessionId);
