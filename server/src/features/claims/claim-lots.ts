import type { pickupDelivered } from "@app/contract/handovers";
import type { Clock } from "@app/database/clock";
import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import type { Heard } from "../../messaging/consume.ts";
import { claimLots, findUndivided } from "./claims.queries.ts";

/** What a facility has received becomes the brands', as soon as the news of it comes. */
export const claimDelivered = async (
  trx: Trx,
  clock: Clock,
  events: readonly Heard<typeof pickupDelivered>[],
): Promise<void> => {
  await claimLots(
    trx,
    clock,
    events.map(({ payload, traceId }) => ({ lotId: payload.lotId, traceId })),
  );
};

const atOnce = 200;
const before = "00000000-0000-0000-0000-000000000000";

/** What could not be claimed when it arrived: blocked, disputed, or not paid yet. A lot at a time. */
export const claimLeft = async (ctx: Context): Promise<void> => {
  let made = 0;
  for (let after = before; ;) {
    const lots = await findUndivided(ctx.db, after, atOnce);
    for (const lotId of lots) made += await claimLots(ctx.db, ctx.clock, [{ lotId, traceId: "" }]);
    const last = lots.at(-1);
    if (last === undefined || lots.length < atOnce) break;
    after = last;
  }
  if (made > 0) ctx.log.info({ made }, "claimed what was left");
};
