import { addDays, furthestMove, visitsBetween, windowOn } from "@app/contract/office-calendar";
import {
  calendarOf,
  type moveOfficeVisit as endpoint,
  type OfficeOrder,
} from "@app/contract/office-orders";
import { dayInAlgeria } from "@app/contract/country-time";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { readNow } from "../pickups/index.ts";
import { askedByOffice } from "./asked-by-office.ts";
import { setMove } from "./orders.queries.ts";
import { lockOwnOrder, readOrder } from "./read-order.ts";
import { retimeVisits } from "./retime-visits.ts";

const bad = (field: "day" | "to"): AppError =>
  new AppError("invalid_request", { fields: { [field]: ["not_offered"] } });

/** A date that the rhythm has and that is not over, to a day near it that is not taken. */
export const moveVisit = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<OfficeOrder> => {
  const { actor, params, body } = call;
  const { day, to } = body;
  const asked = askedByOffice(call);
  const request = { says: ["moveOfficeVisit", params.id, body], id: params.id };
  await writeOnce(ctx, asked, request, async (trx) => {
    const order = await lockOwnOrder(trx, actor.organisationId, params.id);
    const calendar = calendarOf(order);
    if (order.status !== "active" || !calendar) throw new AppError("order_settled");
    const today = dayInAlgeria(await readNow(trx, ctx.clock));
    const byRhythm = { ...calendar, moves: [], pause: null };
    if (day <= today || !visitsBetween(byRhythm, day, day).length) throw bad("day");
    if (to !== null) {
      const isNear =
        to > today && addDays(day, -furthestMove) <= to && to <= addDays(day, furthestMove);
      const others = visitsBetween(calendar, to, to).filter(({ planned }) => planned !== day);
      if (!isNear || others.length > 0) throw bad("to");
    }
    await setMove(trx, order.id, { day, to });
    const window = to === null ? null : windowOn(to, order.half);
    await retimeVisits(ctx, trx, order.id, { from: day, to: day, window, asked });
  });
  return readOrder(ctx.db, params.id);
};
