import type { Context } from "../../context.ts";
import { findCurrentRates } from "./rates.queries.ts";

export const listRates = async (ctx: Context) => {
  const rates = await findCurrentRates(ctx.db, ctx.clock);
  return rates.map(({ validFrom, ...rate }) => ({ ...rate, validFrom: validFrom.toISOString() }));
};
