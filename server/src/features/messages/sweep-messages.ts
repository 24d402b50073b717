import type { Context } from "../../context.ts";
import { deleteOldMessages } from "./messages.queries.ts";

const keepDays = 30;

export const sweepMessages = (ctx: Context): Promise<void> =>
  deleteOldMessages(ctx.db, ctx.clock, keepDays);
