import type { ResponseOf } from "@app/contract/endpoint";
import type { OfficeMonth, showOffice as endpoint } from "@app/contract/office";
import { dayInAlgeria } from "@app/contract/country-time";
import type { Context } from "../../context.ts";
import { findMonth } from "../../months.queries.ts";
import type { OrganisationActor } from "../identity/index.ts";
import * as kilograms from "./kilograms.queries.ts";
import { findNewestOrder } from "./orders.queries.ts";
import { toOrder } from "./read-order.ts";
import { toVisit } from "./shown-visit.ts";

export const sumOf = (weights: readonly { grams: number }[]): number =>
  weights.reduce((sum, { grams }) => sum + grams, 0);

const monthOf = (all: readonly kilograms.MonthWeight[], month: string): OfficeMonth => {
  const weights = all
    .filter((one) => one.month === month)
    .map(({ material, grams }) => ({ material, grams }));
  return { month, grams: sumOf(weights), weights };
};

export const showOffice = async (
  { db, clock }: Context,
  { organisationId }: OrganisationActor,
): Promise<ResponseOf<typeof endpoint>> => {
  const month = await findMonth(db, clock, undefined);
  const [order, coming, past, weights] = await Promise.all([
    findNewestOrder(db, organisationId),
    kilograms.findComingVisits(db, organisationId),
    kilograms.findPastVisits(db, organisationId, month),
    kilograms.findMonthWeights(db, organisationId),
  ]);
  const before = dayInAlgeria(new Date(month.from.getTime() - 1)).slice(0, 7);
  return {
    today: dayInAlgeria(month.now),
    order: order ? toOrder(order) : null,
    coming: coming.map(toVisit),
    past: past.map(toVisit),
    thisMonth: monthOf(weights, month.month),
    lastMonth: monthOf(weights, before),
    months: [...new Set(weights.map((one) => one.month))].map((one) => {
      const { grams } = monthOf(weights, one);
      return { month: one, grams };
    }),
  };
};
