import type { Trx } from "@app/database/connect";
import type { depositRecorded } from "@app/contract/deposits";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { enqueue } from "../../jobs/enqueue.queries.ts";
import type { Heard } from "../../messaging/consume.ts";
import { insertNotification } from "./notifications.queries.ts";

export const tellDepositorJob = "tell-depositor";

const jobSchema = z.object({
  eventId: z.uuid(),
  citizenId: z.uuid(),
  tokens: z.int(),
  material: z.string(),
  grams: z.int(),
});

/** Hearing of a deposit only asks for the message; sending it is a job with its own retries. */
export const askToTellDepositor = (
  trx: Trx,
  { id, payload }: Heard<typeof depositRecorded>,
): Promise<void> =>
  enqueue(
    trx,
    tellDepositorJob,
    {
      eventId: id,
      citizenId: payload.citizenId,
      tokens: payload.tokens,
      material: payload.material,
      grams: payload.grams,
    },
    `${tellDepositorJob}:${id}`,
  );

/** Leaves an entry the citizen finds in the app. */
export const tellDepositor = async (ctx: Context, payload: unknown): Promise<void> => {
  const { eventId, citizenId, ...data } = jobSchema.parse(payload);
  await insertNotification(ctx.db, ctx.clock, {
    id: eventId,
    userId: citizenId,
    kind: "deposit_recorded",
    data,
  });
};
