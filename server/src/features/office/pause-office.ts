import { addDays } from "@app/contract/office-calendar";
import type { OfficeOrder, pauseOffice as endpoint } from "@app/contract/office-orders";
import { dayInAlgeria } from "@app/contract/country-time";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { readNow } from "../pickups/index.ts";
import { askedByOffice } from "./asked-by-office.ts";
import { changeOrder } from "./orders.queries.ts";
import { lockOwnOrder, readOrder } from "./read-order.ts";
import { retimeVisits } from "./retime-visits.ts";

/** A summer and the way back; who needs more ends the order. */
const longestPauseDays = 92;

export const pauseOffice = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<OfficeOrder> => {
  const { actor, params, body } = call;
  const { pause } = body;
  const asked = askedByOffice(call);
  const request = { says: ["pauseOffice", params.id, body], id: params.id };
  await writeOnce(ctx, asked, request, async (trx) => {
    const order = await lockOwnOrder(trx, actor.organisationId, params.id);
    if (order.status !== "active") throw new AppError("order_settled");
    const today = dayInAlgeria(await readNow(trx, ctx.clock));
    if (
      pause &&
      (pause.from <= today ||
        pause.to < pause.from ||
        pause.to > addDays(pause.from, longestPauseDays))
    ) {
      throw new AppError("invalid_request", { fields: { pause: ["not_offered"] } });
    }
    const changes = { paused_from: pause?.from ?? null, paused_to: pause?.to ?? null };
    await changeOrder(trx, ctx.clock, order.id, changes);
    if (pause) await retimeVisits(ctx, trx, order.id, { ...pause, window: null, asked });
  });
  return readOrder(ctx.db, params.id);
};
