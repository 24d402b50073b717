import { randomUUIDv7 } from "node:crypto";
import type { OfficeOrder, placeOfficeOrder as endpoint } from "@app/contract/office-orders";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { askedByOffice } from "./asked-by-office.ts";
import { hasOpenOrder, lockOrganisation } from "./orders.queries.ts";
import { readOrder } from "./read-order.ts";
import { checkCommunes, saveOrder } from "./save-order.ts";

export const placeOrder = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<OfficeOrder> => {
  const { actor, body } = call;
  const { organisationId } = actor;
  await checkCommunes(ctx.db, body);
  const request = { says: ["placeOfficeOrder", body], id: randomUUIDv7() };
  const id = await writeOnce(ctx, askedByOffice(call), request, async (trx) => {
    await lockOrganisation(trx, organisationId);
    if (await hasOpenOrder(trx, organisationId)) throw new AppError("order_open");
    await saveOrder(ctx, trx, { ...body, id: request.id, organisationId, status: "placed" });
  });
  return readOrder(ctx.db, id);
};
