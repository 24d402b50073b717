import { listResults } from "./check-results.queries.ts";
import type { Context } from "./context.ts";
import { type Check, checks } from "./metrics.ts";
import { repeat } from "./repeat.ts";

const everyMilliseconds = 5000;

/** Every worker tells what the checks found last, whichever worker ran them and whenever it was started. */
export const watchResults = (ctx: Context) =>
  repeat(ctx, "result watch", everyMilliseconds, async () => {
    const results = new Map(
      (await listResults(ctx.db)).map(({ metric, found }) => [metric, found]),
    );
    for (const check of Object.keys(checks) as Check[]) {
      const found = results.get(checks[check].name);
      if (found !== undefined) ctx.metrics[check].set(found);
    }
    return everyMilliseconds;
  });
