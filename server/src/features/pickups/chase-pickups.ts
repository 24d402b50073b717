import { noTakerHours } from "@app/contract/pickups";
import type { Context } from "../../context.ts";
import { daysFromNow, openTask } from "../tasks/index.ts";
import { findOverdue, findWithoutTaker } from "./chores.queries.ts";
import { movePickup } from "./move-pickup.ts";
import { lockPickup, readNow } from "./moves.queries.ts";
import { firstWindowFrom } from "./pickups.rules.ts";

const traceId = "chase-pickups";
/** The back office looks for somebody. */
export const withoutTakerTask = "pickup_without_taker";
const noTakerDays = 1;
/** A driver who is late is late; one who has not come by then does not. */
const overdueHours = 3;
const overdueDays = 1;

/** The back office looks for a driver; the point may ask again. */
const giveUp = (ctx: Context, id: string): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const pickup = await lockPickup(trx, id);
    if (pickup?.status !== "requested" && pickup?.status !== "offered") return;
    await movePickup(ctx, trx, pickup, {
      kind: "no_taker",
      actorId: null,
      traceId,
      changes: { status: "no_taker" },
    });
    await openTask(trx, ctx.clock, {
      kind: withoutTakerTask,
      subjectId: id,
      data: { pointId: pickup.point_id },
      dueAt: daysFromNow(ctx.clock, noTakerDays),
    });
  });

/** Its time has begun and nobody has taken it: the next one is offered. */
const postpone = (ctx: Context, id: string): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const pickup = await lockPickup(trx, id);
    if (pickup?.status !== "requested" && pickup?.status !== "offered") return;
    const next = firstWindowFrom(await readNow(trx, ctx.clock));
    await movePickup(ctx, trx, pickup, {
      kind: "postponed",
      actorId: null,
      traceId,
      changes: { status: pickup.status, window_from: next.from, window_to: next.to },
      data: next,
    });
  });

/**
 * Never taken from its driver by a clock: they may stand at the door without a network, with both
 * signatures on their phone. Somebody calls them; the point may cancel one that has not set out.
 */
const askWhereTheyAre = (
  ctx: Context,
  { id, ...who }: { id: string; pointId: string; transporterId: string },
): Promise<void> =>
  ctx.db.transaction().execute((trx) =>
    openTask(trx, ctx.clock, {
      kind: "pickup_overdue",
      subjectId: id,
      data: who,
      dueAt: daysFromNow(ctx.clock, overdueDays),
    }),
  );

export const chasePickups = async (ctx: Context): Promise<void> => {
  for (const { id, isGivenUp } of await findWithoutTaker(ctx.db, ctx.clock, noTakerHours)) {
    await (isGivenUp ? giveUp : postpone)(ctx, id);
  }
  for (const overdue of await findOverdue(ctx.db, ctx.clock, overdueHours)) {
    await askWhereTheyAre(ctx, overdue);
  }
};
