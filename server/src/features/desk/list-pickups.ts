import type { listDeskPickups as endpoint } from "@app/contract/desk-pickups";
import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import type { Context } from "../../context.ts";
import { pageOf, pageSize } from "./page.ts";
import { findPickups } from "./pickups.queries.ts";
import { toPickup } from "./shown-pickup.ts";

export const listPickups = async (
  { db, clock }: Context,
  { after, ...filter }: QueryOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const { rows, next } = pageOf(
    await findPickups(db, clock, filter, { after, most: pageSize + 1 }),
  );
  return { pickups: rows.map(toPickup), next };
};
