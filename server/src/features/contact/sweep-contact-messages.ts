import { contactMonths } from "@app/contract/privacy";
import type { Context } from "../../context.ts";
import { deleteOldContactMessages } from "./contact.queries.ts";

export const sweepContactMessages = (ctx: Context): Promise<void> =>
  deleteOldContactMessages(ctx.db, ctx.clock, contactMonths);
