import { randomUUIDv7 } from "node:crypto";
import type { Context } from "../../context.ts";
import { leaveNotificationsIn } from "../notifications/index.ts";
import { takeExpiring } from "./tellings.queries.ts";

const daysBefore = 3;
const batch = 500;

/** Once for each: it is told in the transaction that remembers it. */
export const remindOfVouchers = async (ctx: Context): Promise<void> => {
  const remindSome = (): Promise<number> =>
    ctx.db.transaction().execute(async (trx) => {
      const expiring = await takeExpiring(trx, ctx.clock, { days: daysBefore, most: batch });
      const entries = expiring.map(({ userId, reward }) => ({
        id: randomUUIDv7(),
        userId,
        kind: "voucher_expiring" as const,
        data: { reward },
      }));
      await leaveNotificationsIn(ctx, trx, entries);
      return expiring.length;
    });
  while ((await remindSome()) === batch);
};
