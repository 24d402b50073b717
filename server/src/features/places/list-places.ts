import type { Commune, Wilaya } from "@app/contract/places";
import type { Context } from "../../context.ts";
import { findCommunes, findWilayas } from "./places.queries.ts";

export const listWilayas = async (ctx: Context): Promise<{ wilayas: Wilaya[] }> => ({
  wilayas: await findWilayas(ctx.db, ctx.clock),
});

export const listCommunes = async (
  ctx: Context,
  wilayaCode: number,
): Promise<{ communes: Commune[] }> => ({
  communes: await findCommunes(ctx.db, ctx.clock, wilayaCode),
});
