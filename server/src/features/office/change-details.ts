import type { changeOfficeDetails as endpoint, OfficeOrder } from "@app/contract/office-orders";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { askedByOffice } from "./asked-by-office.ts";
import { changeOrder } from "./orders.queries.ts";
import { lockOwnOrder, readOrder } from "./read-order.ts";
import { setPointPhones } from "./sites.queries.ts";

export const changeDetails = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<OfficeOrder> => {
  const { actor, params, body } = call;
  const request = { says: ["changeOfficeDetails", params.id, body], id: params.id };
  await writeOnce(ctx, askedByOffice(call), request, async (trx) => {
    const order = await lockOwnOrder(trx, actor.organisationId, params.id);
    if (order.status === "ended") throw new AppError("order_settled");
    await changeOrder(trx, ctx.clock, order.id, {
      people: body.people,
      access_note: body.accessNote,
      contact_name: body.contactName,
      contact_phone: body.contactPhone,
      invoice: JSON.stringify(body.invoice),
    });
    await setPointPhones(trx, order.id, body.contactPhone);
  });
  return readOrder(ctx.db, params.id);
};
