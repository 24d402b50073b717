import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import type * as contract from "@app/contract/points";
import type { Context } from "../../context.ts";
import { countPoints, pageOfPoints } from "./public-points.queries.ts";
import { toPublicPoint } from "./public-point.ts";

export const listPoints = async (
  ctx: Context,
  { lat, lng, page, limit, ...asked }: QueryOf<typeof contract.listPoints>,
): Promise<ResponseOf<typeof contract.listPoints>> => {
  const position = lat === undefined || lng === undefined ? null : { lat, lng };
  // Somebody who types a name wants to know that it is full, not that it is gone.
  const filters = { ...asked, withoutFull: position !== null && !asked.q };
  const [points, total] = await Promise.all([
    pageOfPoints(ctx.db, ctx.clock, filters, { position, page, limit }).execute(),
    countPoints(ctx.db, ctx.clock, filters),
  ]);
  return { points: points.map(toPublicPoint), total };
};
