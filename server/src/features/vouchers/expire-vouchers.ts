import type { Context } from "../../context.ts";
import { callExpire, findExpired } from "./vouchers.queries.ts";

const batch = 500;

/** Each by itself, the oldest first: one that is received at this moment is left alone. */
export const expireVouchers = async (ctx: Context): Promise<void> => {
  let expired = 0;
  for (;;) {
    const found = await findExpired(ctx.db, ctx.clock, batch);
    let closed = 0;
    for (const id of found) if (await callExpire(ctx.db, ctx.clock, id)) closed++;
    expired += closed;
    if (found.length < batch || closed === 0) break;
  }
  if (expired > 0) ctx.log.info({ expired }, "vouchers expired");
};
