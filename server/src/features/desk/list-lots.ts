import type { listDeskLots as endpoint } from "@app/contract/desk-lots";
import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import type { Context } from "../../context.ts";
import { findLots } from "./lots.queries.ts";
import { pageOf, pageSize } from "./page.ts";
import { toLot } from "./shown-lot.ts";

export const listLots = async (
  { db, clock }: Context,
  { after, ...filter }: QueryOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const { rows, next } = pageOf(await findLots(db, clock, filter, { after, most: pageSize + 1 }));
  return { lots: rows.map(toLot), next };
};
