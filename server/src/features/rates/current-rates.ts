import type { Material } from "@app/contract/materials";
import type { Context } from "../../context.ts";
import { findRates } from "./rates.queries.ts";

export type Rates = Awaited<ReturnType<typeof findRates>>;

const freshMilliseconds = 5000;

/** The rates in force, asked for at most every few seconds; `renew` forgets what was remembered. */
export const createRateBook = (ctx: Context) => {
  let rates: Promise<Rates> = Promise.resolve([]);
  let until = 0;
  return {
    current: (): Promise<Rates> => {
      if (performance.now() >= until) {
        until = performance.now() + freshMilliseconds;
        rates = findRates(ctx.db, ctx.clock);
        rates.catch(() => (until = 0));
      }
      return rates;
    },
    /** For what was weighed a while ago: rates change seldom, and never backwards. */
    ago: (seconds: number): Promise<Rates> => findRates(ctx.db, ctx.clock, seconds),
    renew: (): void => {
      until = 0;
    },
  };
};

/** What is in force for a material at this moment. */
export const readRate = async (
  ctx: Context,
  material: Material,
): Promise<Rates[number] | undefined> =>
  (await findRates(ctx.db, ctx.clock)).find((rate) => rate.material === material);
