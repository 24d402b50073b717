import type { listBrandLots } from "@app/contract/brand-overview";
import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import type { Context } from "../../context.ts";
import { findLots, type LotCursor } from "./lots.queries.ts";
import { toLot } from "./show-lot.ts";

const pageSize = 25;

const cursorOf = (before: string | undefined): LotCursor | undefined => {
  const [day, id] = before?.split("_") ?? [];
  return day && id ? { day, id } : undefined;
};

export const listLots = async (
  { db }: Context,
  brandId: string,
  { before, ...filter }: QueryOf<typeof listBrandLots>,
): Promise<ResponseOf<typeof listBrandLots>> => {
  const found = await findLots(db, brandId, filter, {
    before: cursorOf(before),
    // One more tells whether there is another page.
    most: pageSize + 1,
  });
  const lots = found.slice(0, pageSize).map(toLot);
  const last = found.length > pageSize ? lots.at(-1) : undefined;
  return { lots, next: last ? `${last.receivedOn}_${last.id}` : null };
};
