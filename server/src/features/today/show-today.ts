import { newestShown, type PointToday } from "@app/contract/point-day";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { findNextVan } from "./next-van.queries.ts";
import { depositsOfDay, findPointOf, weekOf } from "./today.queries.ts";
import { layWeek } from "./week.rules.ts";
import { toWeighedDeposit } from "./weighed-deposit.ts";

export const showToday = async (
  { db, clock }: Context,
  { userId }: Actor,
  pointId: string,
): Promise<PointToday> => {
  const point = await findPointOf(db, clock, pointId, userId);
  if (!point) throw new AppError("not_found");
  const [sums, newest, van] = await Promise.all([
    weekOf(db, clock, pointId).execute(),
    depositsOfDay(db, clock, pointId, { limit: newestShown }).execute(),
    findNextVan(db, pointId),
  ]);
  const { date, status, isOpenToday, stock, declarations, oldestDeclaration } = point;
  return {
    date,
    status,
    isOpenToday,
    week: layWeek(point.weekStart, sums),
    stock,
    thresholdGrams: point.capacity_grams,
    declarations: { count: declarations, oldestAt: oldestDeclaration?.toISOString() ?? null },
    deposits: newest.map((row) => toWeighedDeposit(row, userId)),
    van,
  };
};
