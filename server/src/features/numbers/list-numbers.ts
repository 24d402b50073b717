import { limitNames } from "@app/contract/limits";
import type { Numbers } from "@app/contract/numbers";
import type { Context } from "../../context.ts";
import { findAllFactors, findAllLimits, findAllRates, findNow } from "./numbers.queries.ts";

export const listNumbers = async ({ db, clock }: Context): Promise<Numbers> => {
  const [now, rates, factors, limits] = await Promise.all([
    findNow(db, clock),
    findAllRates(db),
    findAllFactors(db),
    findAllLimits(db),
  ]);
  return {
    now: now.toISOString(),
    rates: rates.map(({ validFrom, ...rate }) => ({
      ...rate,
      validFrom: validFrom.toISOString(),
    })),
    factors,
    limits: limitNames.map((name) => ({
      name,
      values: limits
        .filter((limit) => limit.name === name)
        .map(({ value, validFrom, reason }) => ({
          value,
          validFrom: validFrom.toISOString(),
          reason,
        })),
    })),
  };
};
