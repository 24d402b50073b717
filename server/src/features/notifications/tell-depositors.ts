import type { depositRecorded } from "@app/contract/deposits";
import type { Trx } from "@app/database/connect";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { enqueue } from "../../jobs/enqueue.queries.ts";
import type { Heard } from "../../messaging/consume.ts";
import { leaveNotifications } from "./leave-notifications.ts";

export const tellDepositorsJob = "tell-depositors";

const jobSchema = z.object({
  tellings: z.array(
    z.object({
      eventId: z.uuid(),
      traceId: z.string(),
      citizenId: z.uuid(),
      tokens: z.int(),
      material: z.string(),
      grams: z.int(),
      isWaiting: z.boolean().default(false),
    }),
  ),
});

/** Hearing of deposits only asks for the messages; sending them is a job with its own retries. */
export const askToTellDepositors = (
  trx: Trx,
  events: readonly Heard<typeof depositRecorded>[],
): Promise<void> => {
  const tellings = events.map(
    ({ id, traceId, payload: { citizenId, tokens, material, grams, isWaiting } }) => ({
      eventId: id,
      traceId,
      citizenId,
      tokens,
      material,
      grams,
      isWaiting,
    }),
  );
  // An event is claimed once, so no two jobs begin with the same one.
  return enqueue(trx, tellDepositorsJob, { tellings }, `${tellDepositorsJob}:${events[0]?.id}`);
};

/** Leaves each citizen an entry to be found in the app, and tells their devices of it. */
export const tellDepositors = async (ctx: Context, payload: unknown): Promise<void> => {
  const { tellings } = jobSchema.parse(payload);
  const entries = tellings.map(({ eventId, traceId: _, citizenId, isWaiting, ...data }) => ({
    id: eventId,
    userId: citizenId,
    kind: isWaiting ? ("deposit_waiting" as const) : ("deposit_recorded" as const),
    data,
  }));
  await leaveNotifications(ctx, entries);
  ctx.log.info({ traceIds: tellings.map(({ traceId }) => traceId) }, "depositors told");
};
