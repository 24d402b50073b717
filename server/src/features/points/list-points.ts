import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import type * as contract from "@app/contract/points";
import type { Context } from "../../context.ts";
import { createGroupedRead } from "../../grouped-read.ts";
import { type AskedNearest, findNearest } from "./nearest-points.queries.ts";
import { countPoints, pageOfPoints } from "./public-points.queries.ts";
import { toListedPoint } from "./public-point.ts";

type Asked = QueryOf<typeof contract.listPoints>;
type Listed = ResponseOf<typeof contract.listPoints>;

const readPage = async (ctx: Context, { lat, lng, page, limit, ...asked }: Asked) => {
  const position = lat === undefined || lng === undefined ? null : { lat, lng };
  // Somebody who types a name wants to know that it is full, not that it is gone.
  const filters = { ...asked, withoutFull: position !== null && !asked.q };
  const [points, total] = await Promise.all([
    pageOfPoints(ctx.db, ctx.clock, filters, { position, page, limit }).execute(),
    countPoints(ctx.db, ctx.clock, filters),
  ]);
  return { points, total };
};

/** Somebody who wants the nearest points, whatever they take and whenever they are open. */
const nearestIn = ({ lat, lng, page, limit, ...filters }: Asked): AskedNearest | null => {
  const isFiltered = Object.values(filters).some((value) => value !== undefined && value !== "");
  if (isFiltered || lat === undefined || lng === undefined) return null;
  return { position: { lat, lng }, page, limit };
};

/** Positions that are asked for at once are looked for together. */
export const createPointList = (ctx: Context): ((asked: Asked) => Promise<Listed>) => {
  const find = createGroupedRead((asked: readonly AskedNearest[]) =>
    findNearest(ctx, ctx.clock, asked),
  );
  return async (asked) => {
    const nearest = nearestIn(asked);
    const { points, total } = nearest ? await find(nearest) : await readPage(ctx, asked);
    return { points: points.map(toListedPoint), total };
  };
};
