import { materials } from "@app/contract/materials";
import type { OfficeReport } from "@app/contract/office";
import type { Context } from "../../context.ts";
import { findMonth } from "../../months.queries.ts";
import type { OrganisationActor } from "../identity/index.ts";
import { findLots } from "./kilograms.queries.ts";
import { findNewestOrder } from "./orders.queries.ts";
import { sumOf } from "./show-office.ts";

export const showReport = async (
  { db, clock }: Context,
  { organisationId }: OrganisationActor,
  wanted: string,
): Promise<OfficeReport> => {
  const month = await findMonth(db, clock, wanted);
  const [order, lots] = await Promise.all([
    findNewestOrder(db, organisationId),
    findLots(db, organisationId, month),
  ]);
  const all = lots.flatMap(({ weights }) => weights);
  const weights = materials
    .map((material) => ({ material, grams: sumOf(all.filter((one) => one.material === material)) }))
    .filter(({ grams }) => grams > 0);
  return {
    month: month.month,
    grams: sumOf(weights),
    weights,
    people: order?.people ?? 0,
    receivedGrams: lots.reduce((sum, { receivedGrams }) => sum + receivedGrams, 0),
    lots: lots.map(({ number, at, site, weights: items, receivedGrams, receivedAt }) => ({
      number,
      at: at.toISOString(),
      site,
      weights: items,
      receivedGrams,
      receivedAt: receivedAt?.toISOString() ?? null,
    })),
  };
};
