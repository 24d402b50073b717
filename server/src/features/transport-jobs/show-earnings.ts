import type { ResponseOf } from "@app/contract/endpoint";
import { localizedTextSchema } from "@app/contract/localized-text";
import type { showEarnings as endpoint } from "@app/contract/transport-jobs";
import type { Context } from "../../context.ts";
import { findMonth } from "../../months.queries.ts";
import type { Actor } from "../identity/index.ts";
import { findPayments, sumThisWeek } from "./earnings.queries.ts";

export const showEarnings = async (
  { db, clock }: Context,
  { userId }: Actor,
  wanted: string | undefined,
): Promise<ResponseOf<typeof endpoint>> => {
  const month = await findMonth(db, clock, wanted);
  const [payments, thisWeekCentimes] = await Promise.all([
    findPayments(db, userId, month),
    sumThisWeek(db, clock, userId),
  ]);
  return {
    month: month.month,
    centimes: payments.reduce((sum, { centimes }) => sum + centimes, 0),
    thisWeekCentimes,
    payments: payments.map(({ at, pointName, ...payment }) => ({
      ...payment,
      at: at.toISOString(),
      pointName: localizedTextSchema.parse(pointName),
    })),
  };
};
