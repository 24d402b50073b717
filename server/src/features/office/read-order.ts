import { type OfficeOrder, officeOrderSchema } from "@app/contract/office-orders";
import type { Db, Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import { findOrder, lockOrder, type OrderRow } from "./orders.queries.ts";
import { findSiteOrder } from "./sites.queries.ts";

export const toOrder = (row: OrderRow): OfficeOrder =>
  officeOrderSchema.parse({
    ...row,
    createdAt: row.createdAt.toISOString(),
    steps: row.steps.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
  });

/** As whoever may see it already knows. */
export const readOrder = async (db: Db, id: string): Promise<OfficeOrder> => {
  const row = await findOrder(db, id);
  if (!row) throw new AppError("not_found");
  return toOrder(row);
};

export const lockOwnOrder = async (
  trx: Trx,
  organisationId: string,
  id: string,
): Promise<OrderRow> => {
  const order = await lockOrder(trx, id);
  if (order?.organisationId !== organisationId) throw new AppError("not_found");
  return order;
};

/** The order a site belongs to, and the site in it. */
export const lockOwnSite = async (trx: Trx, organisationId: string, siteId: string) => {
  const orderId = await findSiteOrder(trx, siteId);
  if (!orderId) throw new AppError("not_found");
  const order = await lockOwnOrder(trx, organisationId, orderId);
  const site = order.sites.find(({ id }) => id === siteId);
  if (!site) throw new AppError("not_found");
  return { order, site };
};
