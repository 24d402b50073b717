import { longestWaySeconds } from "@app/contract/device-limits";
import type { Material } from "@app/contract/materials";
import type { Context } from "../../context.ts";
import { findPastRates, findRates } from "./rates.queries.ts";

export type Rates = Awaited<ReturnType<typeof findRates>>;

const freshMilliseconds = 5000;
/** A day more than a phone may keep a deposit. */
const pastDays = longestWaySeconds / (24 * 60 * 60) + 1;

/** Asked for at most every few seconds; `forget` makes the next one ask. */
const remembered = <T>(ask: () => Promise<T>) => {
  let answer: Promise<T> | undefined;
  let until = 0;
  return {
    read: (): Promise<T> => {
      if (!answer || performance.now() >= until) {
        until = performance.now() + freshMilliseconds;
        answer = ask();
        answer.catch(() => (until = 0));
      }
      return answer;
    },
    forget: (): void => {
      until = 0;
    },
  };
};

/** The rates in force, and those that were, without a question for each deposit. */
export const createRateBook = (ctx: Context) => {
  const present = remembered(() => findRates(ctx.db, ctx.clock));
  const past = remembered(async () => ({
    rates: await findPastRates(ctx.db, ctx.clock, pastDays),
    since: performance.now(),
  }));
  return {
    current: present.read,
    /** For what was weighed a while ago. */
    ago: async (seconds: number): Promise<Rates> => {
      const { rates, since } = await past.read();
      const passed = performance.now() - since;
      return rates.filter(({ readAt, validFrom, validUntil }) => {
        const moment = readAt.getTime() + passed - seconds * 1000;
        return validFrom.getTime() <= moment && !(validUntil && validUntil.getTime() <= moment);
      });
    },
    renew: (): void => {
      present.forget();
      past.forget();
    },
  };
};

/** What is in force for a material at this moment. */
export const readRate = async (
  ctx: Context,
  material: Material,
): Promise<Rates[number] | undefined> =>
  (await findRates(ctx.db, ctx.clock)).find((rate) => rate.material === material);
