import type { listBreaches as endpoint } from "@app/contract/breaches";
import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import type { Context } from "../../context.ts";
import { findBreaches } from "./breaches.queries.ts";
import { shownBreach } from "./shown-breach.ts";

const pageSize = 50;

export const listBreaches = async (
  ctx: Context,
  { after }: QueryOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const found = await findBreaches(ctx.db, ctx.clock, after, pageSize + 1);
  const breaches = found.slice(0, pageSize).map(shownBreach);
  return { breaches, next: found.length > pageSize ? (breaches.at(-1)?.id ?? null) : null };
};
