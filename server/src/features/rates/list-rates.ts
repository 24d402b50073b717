import type { ResponseOf } from "@app/contract/endpoint";
import type { listRates as endpoint, PublicRate } from "@app/contract/rates";
import type { Context } from "../../context.ts";
import type { Rates } from "./current-rates.ts";
import { findComingRates, findEndedRates, findRates } from "./rates.queries.ts";

const shown = ({ material, perKilogram, starBonusPercent, validFrom }: Rates[number]) =>
  ({
    material,
    perKilogram,
    starBonusPercent,
    validFrom: validFrom.toISOString(),
  }) satisfies PublicRate;

export const listRates = async (ctx: Context): Promise<ResponseOf<typeof endpoint>> => {
  const [rates, coming, past] = await Promise.all([
    findRates(ctx.db, ctx.clock),
    findComingRates(ctx.db, ctx.clock),
    findEndedRates(ctx.db, ctx.clock),
  ]);
  return {
    rates: rates.map(shown),
    coming: coming.map(shown),
    past: past.map((rate) => ({ ...shown(rate), validUntil: rate.validUntil.toISOString() })),
  };
};
