import type { Context } from "../../context.ts";
import { deleteEnded } from "./push.queries.ts";

export const sweepSubscriptions = (ctx: Context): Promise<void> => deleteEnded(ctx.db, ctx.clock);
