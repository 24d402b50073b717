import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { mergeFew } from "./cells.rules.ts";
import {
  findCells,
  findDayToClose,
  insertClosing,
  lockClosing,
  settleDays,
  writeMonth,
} from "./days.queries.ts";

const close = async (trx: Trx, ctx: Context, months: readonly string[]): Promise<void> => {
  await lockClosing(trx);
  // Again, now that nobody else can.
  const day = await findDayToClose(trx);
  if (day === undefined) return;
  for (const month of months.filter((one) => one <= day.slice(0, 7))) {
    await writeMonth(trx, month, mergeFew(await findCells(trx, month, day)));
  }
  await insertClosing(trx, ctx.clock, day);
  ctx.log.info({ day }, "public figures closed");
};

/**
 * After midnight in Algiers, once the root of the day is published: what everybody sees is written
 * anew, with that root beside it. Without a root nothing closes, and the figures stay those of before.
 */
export const closeDay = async (ctx: Context): Promise<void> => {
  if ((await findDayToClose(ctx.db)) === undefined) return;
  // By itself: whoever counts a lot in this moment does not wait for the months.
  const months = await ctx.db.transaction().execute(settleDays);
  await ctx.db.transaction().execute((trx) => close(trx, ctx, months));
};
