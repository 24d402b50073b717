import type { Context } from "../context.ts";
import { repeat } from "../repeat.ts";
import { oldestNewsSeconds } from "./outbox.queries.ts";

const everyMilliseconds = 5000;

/** Tells how late news are, also while there is no broker: that is when somebody must know. */
export const watchOutbox = (ctx: Context) =>
  repeat(ctx, "outbox watch", everyMilliseconds, async () => {
    ctx.metrics.oldestNews.set(await oldestNewsSeconds(ctx.db, ctx.clock));
    return everyMilliseconds;
  });
