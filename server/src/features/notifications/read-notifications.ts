import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { markRead } from "./notifications.queries.ts";

/** Those that came after the one they saw last stay unread. */
export const readNotifications = (ctx: Context, { userId }: Actor, newest: string): Promise<void> =>
  markRead(ctx.db, ctx.clock, userId, newest);
