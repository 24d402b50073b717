import type { Context } from "../../context.ts";
import { deleteOldTraces } from "./upkeep.queries.ts";

const keepDays = { sessions: 30, read: 90 };

export const sweepOldTraces = (ctx: Context): Promise<void> => deleteOldTraces(ctx.db, keepDays);
