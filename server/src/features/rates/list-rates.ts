import type { Context } from "../../context.ts";
import { findRates } from "./rates.queries.ts";

export const listRates = async (ctx: Context) => {
  const rates = await findRates(ctx.db, ctx.clock);
  return rates.map(({ validFrom, ...rate }) => ({ ...rate, validFrom: validFrom.toISOString() }));
};
