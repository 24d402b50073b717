import { randomUUIDv7 } from "node:crypto";
import type { ResponseOf } from "@app/contract/endpoint";
import type { draftOfficeOrder as endpoint } from "@app/contract/office-orders";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { signUp } from "../organisations/index.ts";
import { checkCommunes, saveOrder } from "./save-order.ts";

/**
 * The order waits with the account that it makes: nothing is placed before somebody has opened the
 * link. Where the address has an account already, the answer is the same and nothing is kept.
 */
export const draftOrder = async (
  ctx: Context,
  { body, locale, address }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const { order, account } = body;
  await checkCommunes(ctx.db, order);
  const organisation = {
    ...account,
    kind: "office" as const,
    name: order.company,
    contactName: order.contactName,
    phone: order.contactPhone,
    communeCode: order.sites[0]?.communeCode ?? 0,
  };
  return signUp(ctx, organisation, { locale, address }, (trx, organisationId) =>
    saveOrder(ctx, trx, { ...order, id: randomUUIDv7(), organisationId, status: "draft" }),
  );
};
