import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import type { pointVouchers as endpoint } from "@app/contract/vouchers";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { findMonth } from "../../months.queries.ts";
import type { Actor } from "../identity/index.ts";
import { toGivenVoucher } from "./given-voucher.ts";
import { findGiven, findShop, sumGiven } from "./vouchers.queries.ts";

/** The newest; the settlement has them all. */
const mostShown = 500;

/** What is owed is between the owner and us. */
export const listPointVouchers = async (
  { db, clock }: Context,
  { userId }: Actor,
  pointId: string,
  query: QueryOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const shop = await findShop(db, userId, pointId);
  if (!shop) throw new AppError("not_found");
  const month = await findMonth(db, clock, query.month);
  const [given, { pieces, centimes }] = await Promise.all([
    findGiven(db, shop.partnerId, month, mostShown),
    sumGiven(db, shop.partnerId, month),
  ]);
  return {
    month: month.month,
    isPartner: shop.partnerId !== null,
    given: given.map(toGivenVoucher),
    pieces,
    owedCentimes: shop.membership === "owner" ? centimes : null,
  };
};
