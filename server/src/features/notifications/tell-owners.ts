import { type pointDecided, pointDecisions } from "@app/contract/point-changes";
import type { Trx } from "@app/database/connect";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { enqueue } from "../../jobs/enqueue.queries.ts";
import type { Heard } from "../../messaging/consume.ts";
import { queuePush } from "../push/index.ts";
import { insertNotifications } from "./notifications.queries.ts";

export const tellOwnersJob = "tell-owners";

const jobSchema = z.object({
  tellings: z.array(
    z.object({
      eventId: z.uuid(),
      pointId: z.uuid(),
      ownerId: z.uuid(),
      decision: z.enum(pointDecisions),
    }),
  ),
});

export const askToTellOwners = (
  trx: Trx,
  events: readonly Heard<typeof pointDecided>[],
): Promise<void> => {
  const tellings = events.map(({ id, payload }) => ({ eventId: id, ...payload }));
  return enqueue(trx, tellOwnersJob, { tellings }, `${tellOwnersJob}:${events[0]?.id}`);
};

/** Leaves the owner of a point an entry about what was decided, and tells their devices. */
export const tellOwners = async (ctx: Context, payload: unknown): Promise<void> => {
  const { tellings } = jobSchema.parse(payload);
  const entries = tellings.map(({ eventId, ownerId, ...data }) => ({
    id: eventId,
    userId: ownerId,
    kind: "point_decided" as const,
    data,
  }));
  await ctx.db.transaction().execute(async (trx) => {
    const fresh = await insertNotifications(trx, ctx.clock, entries);
    await queuePush(
      ctx,
      trx,
      entries.filter(({ id }) => fresh.has(id)),
    );
  });
};
