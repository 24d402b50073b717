import { randomUUIDv7 } from "node:crypto";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { findFullPoints } from "./chores.queries.ts";
import { readNow } from "./moves.queries.ts";
import { firstWindowFrom } from "./pickups.rules.ts";
import { requestVan } from "./request-van.ts";

/** A store that is full asks by itself, for the first time there is. Its owner may call it off. */
export const requestWhenFull = async (ctx: Context): Promise<void> => {
  const full = await findFullPoints(ctx.db, ctx.clock);
  for (const { pointId, ownerId } of full) {
    try {
      await ctx.db.transaction().execute(async (trx) => {
        const window = firstWindowFrom(await readNow(trx, ctx.clock));
        await requestVan(ctx, trx, {
          id: randomUUIDv7(),
          pointId,
          requestedBy: ownerId,
          origin: "full",
          items: null,
          window,
          accessNote: "",
          traceId: "request-when-full",
        });
      });
    } catch (error) {
      // Asked for, or suspended, since it was found; the others go on.
      if (!(error instanceof AppError) || error.status >= 500) throw error;
    }
  }
  if (full.length > 0) ctx.log.info({ points: full.length }, "vans asked for");
};
