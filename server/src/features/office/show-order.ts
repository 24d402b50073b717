import type { OfficeOrder } from "@app/contract/office-orders";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { OrganisationActor } from "../identity/index.ts";
import { findOrder } from "./orders.queries.ts";
import { toOrder } from "./read-order.ts";

export const showOrder = async (
  ctx: Context,
  { organisationId }: OrganisationActor,
  id: string,
): Promise<OfficeOrder> => {
  const order = await findOrder(ctx.db, id);
  if (order?.organisationId !== organisationId) throw new AppError("not_found");
  return toOrder(order);
};
