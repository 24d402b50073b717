import type { depositPaid } from "@app/contract/budgets";
import type { depositBonus } from "@app/contract/campaigns";
import type { depositClosed } from "@app/contract/declarations";
import type { depositDecided, depositVoided } from "@app/contract/deposit-changes";
import type { Trx } from "@app/database/connect";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { enqueue } from "../../jobs/enqueue.queries.ts";
import type { Heard } from "../../messaging/consume.ts";
import { type PushContent, pushSchema } from "../push/index.ts";
import { leaveNotifications } from "./leave-notifications.ts";

export const tellOfChangesJob = "tell-of-changes";

const tellingSchema = z.object({
  eventId: z.uuid(),
  traceId: z.string(),
  citizenId: z.uuid(),
  content: pushSchema,
});
const jobSchema = z.object({ tellings: z.array(tellingSchema) });

const ask = <P extends { citizenId: string }>(
  trx: Trx,
  events: readonly { id: string; traceId: string; payload: P }[],
  contentOf: (payload: P) => PushContent,
): Promise<void> => {
  const tellings = events.map(({ id, traceId, payload }) => ({
    eventId: id,
    traceId,
    citizenId: payload.citizenId,
    content: contentOf(payload),
  }));
  // An event is claimed once, so no two jobs begin with the same one.
  return enqueue(trx, tellOfChangesJob, { tellings }, `${tellOfChangesJob}:${events[0]?.id}`);
};

/** Tokens that were there are gone: whoever had them learns why. */
export const askToTellOfVoided = (trx: Trx, events: readonly Heard<typeof depositVoided>[]) =>
  ask(trx, events, ({ tokens }) => ({ kind: "deposit_voided", data: { tokens } }));

export const askToTellOfDecided = (trx: Trx, events: readonly Heard<typeof depositDecided>[]) =>
  ask(trx, events, ({ decision }) => ({ kind: "dispute_decided", data: { decision } }));

export const askToTellOfClosed = (trx: Trx, events: readonly Heard<typeof depositClosed>[]) =>
  ask(trx, events, ({ reason }) =>
    reason === null
      ? { kind: "declaration_expired", data: {} }
      : { kind: "declaration_refused", data: { reason } },
  );

/** Told when they were weighed that they would come later, and now that they have. */
export const askToTellOfPaid = (trx: Trx, events: readonly Heard<typeof depositPaid>[]) =>
  ask(trx, events, ({ tokens }) => ({ kind: "deposit_paid", data: { tokens } }));

/** What went back with a deposit is told with the deposit. */
export const askToTellOfBonus = async (
  trx: Trx,
  events: readonly Heard<typeof depositBonus>[],
): Promise<void> => {
  const come = events.filter(({ payload }) => payload.tokens > 0);
  if (come.length === 0) return;
  await ask(trx, come, ({ tokens, brand }) => ({
    kind: "campaign_bonus",
    data: { tokens, brand },
  }));
};

export const tellOfChanges = async (ctx: Context, payload: unknown): Promise<void> => {
  const { tellings } = jobSchema.parse(payload);
  await leaveNotifications(
    ctx,
    tellings.map(({ eventId, citizenId, content }) => ({
      id: eventId,
      userId: citizenId,
      ...content,
    })),
  );
  ctx.log.info({ traceIds: tellings.map(({ traceId }) => traceId) }, "told of changes");
};
