import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import type * as contract from "@app/contract/points";
import type { Context } from "../../context.ts";
import { findPins, findWilayaLabels } from "./public-points.queries.ts";

/** More pins than a phone can draw; by then the map must ask for what it shows only. */
const mostPins = 5000;

export const showPointsMap = async (
  ctx: Context,
  filters: QueryOf<typeof contract.showPointsMap>,
): Promise<ResponseOf<typeof contract.showPointsMap>> => {
  const [pins, wilayas] = await Promise.all([
    findPins(ctx.db, ctx.clock, filters, mostPins),
    findWilayaLabels(ctx.db, ctx.clock),
  ]);
  return { pins, wilayas };
};
