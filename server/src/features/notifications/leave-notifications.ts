import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { type NewPush, queuePush } from "../push/index.ts";
import { insertNotifications } from "./notifications.queries.ts";

/** An entry to be found in the app for each, and a push to the devices of whoever has any. */
export const leaveNotifications = (ctx: Context, entries: readonly NewPush[]): Promise<void> =>
  ctx.db.transaction().execute((trx) => leaveNotificationsIn(ctx, trx, entries));

/** The same in the transaction of what they tell of. */
export const leaveNotificationsIn = async (
  ctx: Context,
  trx: Trx,
  entries: readonly NewPush[],
): Promise<void> => {
  if (entries.length === 0) return;
  const fresh = await insertNotifications(trx, ctx.clock, entries);
  // A job that runs again finds the entries there, and nobody is told twice.
  await queuePush(
    ctx,
    trx,
    entries.filter(({ id }) => fresh.has(id)),
  );
};
