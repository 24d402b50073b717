import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import { pointDepositsPageSize, type pointDeposits } from "@app/contract/point-day";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { depositsOfDay, findPointOf } from "./today.queries.ts";
import { toWeighedDeposit } from "./weighed-deposit.ts";

export const listPointDeposits = async (
  { db, clock }: Context,
  { userId }: Actor,
  pointId: string,
  { date, before, beforeId }: QueryOf<typeof pointDeposits>,
): Promise<ResponseOf<typeof pointDeposits>> => {
  if (!(await findPointOf(db, clock, pointId, userId))) throw new AppError("not_found");
  const found = await depositsOfDay(db, clock, pointId, {
    date,
    before: before && beforeId ? { at: before, id: beforeId } : undefined,
    // One more tells whether there is another page.
    limit: pointDepositsPageSize + 1,
  }).execute();
  return {
    deposits: found.slice(0, pointDepositsPageSize).map((row) => toWeighedDeposit(row, userId)),
    hasMore: found.length > pointDepositsPageSize,
  };
};
