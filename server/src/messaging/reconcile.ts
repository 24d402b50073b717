import type { Context } from "../context.ts";
import { reopenUnhandled, settleHandled } from "./outbox.queries.ts";
import { repeat } from "../repeat.ts";

const everyMilliseconds = 1000;
/** Longer than a consumer's redelivery, shorter than anybody waits for a missing message. */
const overdueSeconds = 10;
const settleBatch = 5000;

/** The stream may lose what it acknowledged; the outbox does not. */
export const startReconciler = (ctx: Context, consumers: readonly string[]) =>
  repeat(ctx, "reconciler", everyMilliseconds, async () => {
    const settled = await settleHandled(ctx.db, ctx.clock, consumers, settleBatch);
    const reopened = await reopenUnhandled(ctx.db, ctx.clock, consumers, overdueSeconds);
    if (reopened > 0) {
      ctx.metrics.republished.inc(reopened);
      ctx.log.warn({ events: reopened }, "published again what nobody had handled");
    }
    return settled === settleBatch ? 0 : everyMilliseconds;
  });
