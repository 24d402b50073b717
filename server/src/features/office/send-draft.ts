import type { OfficeOrder, sendOfficeDraft as endpoint } from "@app/contract/office-orders";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { askedByOffice } from "./asked-by-office.ts";
import { addOrderStep, changeOrder } from "./orders.queries.ts";
import { lockOwnOrder, readOrder } from "./read-order.ts";
import { askToCall } from "./save-order.ts";

/** Of an order that waited until its account was opened. */
export const sendDraft = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<OfficeOrder> => {
  const { actor, params } = call;
  const { organisationId } = actor;
  const request = { says: ["sendOfficeDraft", params.id], id: params.id };
  await writeOnce(ctx, askedByOffice(call), request, async (trx) => {
    const order = await lockOwnOrder(trx, organisationId, params.id);
    if (order.status !== "draft") throw new AppError("order_settled");
    await changeOrder(trx, ctx.clock, order.id, { status: "placed" });
    const step = {
      orderId: order.id,
      status: "placed",
      actorId: organisationId,
      note: "",
    } as const;
    await addOrderStep(trx, ctx.clock, step);
    await askToCall(ctx, trx, order.id);
  });
  return readOrder(ctx.db, params.id);
};
