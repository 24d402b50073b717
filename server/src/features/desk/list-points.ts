import type { listDeskPoints as endpoint } from "@app/contract/desk-points";
import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import type { Context } from "../../context.ts";
import { pageOf, pageSize } from "./page.ts";
import { findPoints } from "./points.queries.ts";
import { toPoint } from "./shown-point.ts";

export const listPoints = async (
  { db, clock }: Context,
  { after, ...filter }: QueryOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const { rows, next } = pageOf(await findPoints(db, clock, filter, { after, most: pageSize + 1 }));
  return { points: rows.map(toPoint), next };
};
