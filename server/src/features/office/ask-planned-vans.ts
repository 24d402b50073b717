import { randomUUIDv7 } from "node:crypto";
import { addDays, visitsBetween } from "@app/contract/office-calendar";
import { calendarOf } from "@app/contract/office-orders";
import { dayInAlgeria } from "@app/contract/country-time";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { readNow } from "../pickups/index.ts";
import { requestOfficeVan } from "./ask-van.ts";
import { askDaysBefore } from "./office.rules.ts";
import { findActiveOrders, lockOrder, type OrderRow } from "./orders.queries.ts";
import { isAskedFor } from "./sites.queries.ts";

type Site = OrderRow["sites"][number];

/** Looked at again once it is locked: a date may have been moved, or paused, since. */
const askFor = (ctx: Context, orderId: string, site: Site, today: string): Promise<number> =>
  ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const calendar = order && calendarOf(order);
    if (order?.status !== "active" || !calendar) return 0;
    // From tomorrow on: today's half-days may have begun.
    const visits = visitsBetween(calendar, addDays(today, 1), addDays(today, askDaysBefore));
    let asked = 0;
    for (const { day, planned } of visits) {
      if (await isAskedFor(trx, site.id, planned)) continue;
      await requestOfficeVan(ctx, trx, {
        id: randomUUIDv7(),
        order,
        site,
        day,
        half: order.half,
        plannedDay: planned,
        traceId: "ask-office-vans",
      });
      asked += 1;
    }
    return asked;
  });

/** What the calendars of the offices say for the next days; run again, it asks for nothing twice. */
export const askPlannedVans = async (ctx: Context): Promise<void> => {
  const today = dayInAlgeria(await readNow(ctx.db, ctx.clock));
  let asked = 0;
  for (const order of await findActiveOrders(ctx.db)) {
    for (const site of order.sites) {
      try {
        asked += await askFor(ctx, order.id, site, today);
      } catch (error) {
        // One that was asked for beside the rhythm has not come yet: the next round asks again.
        if (!(error instanceof AppError) || error.status >= 500) throw error;
      }
    }
  }
  if (asked > 0) ctx.log.info({ asked }, "vans asked for by calendars of offices");
};
