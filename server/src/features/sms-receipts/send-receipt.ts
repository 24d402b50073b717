import type { depositRecorded } from "@app/contract/deposits";
import { undoSeconds } from "@app/contract/device-entries";
import { localized, localizedTextSchema } from "@app/contract/localized-text";
import type { Trx } from "@app/database/connect";
import { z } from "zod";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { enqueue } from "../../jobs/enqueue.queries.ts";
import type { Heard } from "../../messaging/consume.ts";
import { queueMessage } from "../messages/index.ts";
import { readBalance } from "../tokens/index.ts";
import { claimUntold, findListeners, findSetting } from "./sms-receipts.queries.ts";

export const sendReceiptJob = "send-receipt";

const payloadSchema = z.object({ citizenId: z.uuid() });

/** What is undone at the counter was never worth a message, and the rest of the bags come along. */
const patienceSeconds = undoSeconds + 30;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** One job for a citizen: a further bag begins the wait again and is told in the same message. */
export const askForReceipts = async (
  trx: Trx,
  events: readonly Heard<typeof depositRecorded>[],
): Promise<void> => {
  const citizens = [...new Set(events.map(({ payload }) => payload.citizenId))];
  for (const citizenId of await findListeners(trx, citizens)) {
    const key = `${sendReceiptJob}:${citizenId}`;
    await enqueue(trx, sendReceiptJob, { citizenId }, key, patienceSeconds);
  }
};

/** Told once or not at all: what is claimed and the message stand or fall together. */
const tell = (ctx: Context, citizenId: string): Promise<boolean> =>
  ctx.db.transaction().execute(async (trx) => {
    const { isOn, phone, locale } = await findSetting(trx, citizenId);
    if (!isOn || phone === null) return false;
    const untold = await claimUntold(trx, ctx.clock, citizenId);
    const [newest] = untold;
    if (!newest) return false;
    const { tokens: balance } = await readBalance(trx, citizenId);
    await queueMessage(ctx, trx, {
      channel: "sms",
      to: phone,
      locale,
      userId: citizenId,
      template: "deposit_receipt",
      data: {
        pointName: localized(localizedTextSchema.parse(newest.pointName), locale),
        grams: sum(untold.map(({ grams }) => grams)),
        tokens: sum(untold.map(({ tokens }) => tokens)),
        balance,
      },
    });
    return true;
  });

/** Only for whoever asked for it, or has no other way to see what was weighed for them. */
export const sendReceipt = async (ctx: Context, payload: unknown): Promise<void> => {
  const { citizenId } = payloadSchema.parse(payload);
  try {
    const isTold = await tell(ctx, citizenId);
    ctx.log.info({ isTold }, "receipt");
  } catch (error) {
    // The day's messages are used up: tomorrow nobody wants to be told of today.
    if (error instanceof AppError && error.errorName === "too_many_requests") return;
    throw error;
  }
};
