import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { enqueue } from "../../jobs/enqueue.queries.ts";
import { freed, movePickup } from "./move-pickup.ts";
import { lockPickup, readNow } from "./moves.queries.ts";
import { offerPickupsJob } from "./offer-pickups.ts";
import { firstWindowFrom } from "./pickups.rules.ts";
import { hasOpenPickup } from "./tasks.queries.ts";

/** One that nobody took, for the next time that suits; not beside another that the point asked for. */
export const offerAgain = async (
  ctx: Context,
  trx: Trx,
  { actorId, traceId }: Asked,
  id: string,
): Promise<void> => {
  const pickup = await lockPickup(trx, id);
  if (pickup?.status !== "no_taker") throw new AppError("pickup_settled");
  if (await hasOpenPickup(trx, pickup.point_id)) throw new AppError("van_coming");
  const next = firstWindowFrom(await readNow(trx, ctx.clock));
  await movePickup(ctx, trx, pickup, {
    kind: "offered_again",
    actorId,
    traceId,
    changes: { ...freed, window_from: next.from, window_to: next.to },
    data: next,
  });
  await enqueue(trx, offerPickupsJob, {}, offerPickupsJob);
};
