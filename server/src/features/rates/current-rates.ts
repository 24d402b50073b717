import type { Context } from "../../context.ts";
import { findCurrentRates } from "./rates.queries.ts";

export type CurrentRates = Awaited<ReturnType<typeof findCurrentRates>>;

const freshMilliseconds = 5000;

/** The rates in force, asked for at most every few seconds; `renew` forgets what was remembered. */
export const createRateBook = (ctx: Context) => {
  let rates: Promise<CurrentRates> = Promise.resolve([]);
  let until = 0;
  return {
    current: (): Promise<CurrentRates> => {
      if (performance.now() >= until) {
        until = performance.now() + freshMilliseconds;
        rates = findCurrentRates(ctx.db, ctx.clock);
        rates.catch(() => (until = 0));
      }
      return rates;
    },
    renew: (): void => {
      until = 0;
    },
  };
};
