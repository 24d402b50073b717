import type { OfficeOrderInput } from "@app/contract/office-orders";
import { packOf } from "@app/contract/office-packs";
import type { Db, Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { daysFromNow, openTask } from "../tasks/index.ts";
import { orderTask } from "./office.rules.ts";
import { addOrderStep, countCommunes, insertOrder } from "./orders.queries.ts";

/** Two working days may have a weekend between them. */
const callDays = 4;

export const checkCommunes = async (db: Db, { sites }: OfficeOrderInput): Promise<void> => {
  const codes = [...new Set(sites.map(({ communeCode }) => communeCode))];
  if ((await countCommunes(db, codes)) === codes.length) return;
  throw new AppError("invalid_request", { fields: { communeCode: ["commune"] } });
};

/** Somebody of the back office calls. */
export const askToCall = (ctx: Context, trx: Trx, orderId: string): Promise<void> =>
  openTask(trx, ctx.clock, {
    kind: orderTask,
    subjectId: orderId,
    data: {},
    dueAt: daysFromNow(ctx.clock, callDays),
  });

/** The price is the one of this moment, whatever the page showed. */
export const saveOrder = async (
  ctx: Context,
  trx: Trx,
  order: OfficeOrderInput & { id: string; organisationId: string; status: "draft" | "placed" },
): Promise<void> => {
  const { id, organisationId, status } = order;
  const { dinarsPerMonth } = packOf(order.pack);
  await insertOrder(trx, ctx.clock, { ...order, dinarsPerMonth });
  await addOrderStep(trx, ctx.clock, { orderId: id, status, actorId: organisationId, note: "" });
  if (status === "placed") await askToCall(ctx, trx, id);
};
