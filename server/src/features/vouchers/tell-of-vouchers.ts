import { type VoucherEnd, type voucherClosed, voucherEnds } from "@app/contract/vouchers";
import type { Trx } from "@app/database/connect";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { enqueue } from "../../jobs/enqueue.queries.ts";
import type { Heard } from "../../messaging/consume.ts";
import { leaveNotificationsIn } from "../notifications/index.ts";
import type { NewPush, PushContent } from "../push/index.ts";
import { findHolders, type Holder } from "./tellings.queries.ts";

export const tellOfVouchersJob = "tell-of-vouchers";

const jobSchema = z.object({
  tellings: z.array(z.object({ eventId: z.uuid(), voucherId: z.uuid(), end: z.enum(voucherEnds) })),
});

/** What somebody slid or gave away themselves they need not be told. */
const isNews = (end: VoucherEnd): boolean => end !== "slide" && end !== "donation";

export const askToTellOfVouchers = async (
  trx: Trx,
  events: readonly Heard<typeof voucherClosed>[],
): Promise<void> => {
  const tellings = events
    .filter(({ payload }) => isNews(payload.end))
    .map(({ id, payload: { voucherId, end } }) => ({ eventId: id, voucherId, end }));
  if (tellings.length === 0) return;
  // An event is claimed once, so no two jobs begin with the same one.
  await enqueue(
    trx,
    tellOfVouchersJob,
    { tellings },
    `${tellOfVouchersJob}:${tellings[0]?.eventId}`,
  );
};

const contentOf = (end: VoucherEnd, { reward, tokens }: Holder): PushContent | null => {
  const back = { reward, tokens };
  switch (end) {
    case "scan":
      return { kind: "voucher_received", data: { reward } };
    case "digital":
      return { kind: "credit_sent", data: { reward } };
    case "failed":
      return { kind: "credit_failed", data: back };
    case "expired":
      return { kind: "voucher_expired", data: back };
    case "withdrawn":
      return { kind: "voucher_withdrawn", data: back };
    default:
      return null;
  }
};

/** By name: somebody may have several. Whoever has left is told nothing. */
export const tellOfVouchers = (ctx: Context, payload: unknown): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const { tellings } = jobSchema.parse(payload);
    const holders = await findHolders(
      trx,
      tellings.map(({ voucherId }) => voucherId),
    );
    const entries = tellings.flatMap(({ eventId, voucherId, end }): NewPush[] => {
      const holder = holders.get(voucherId);
      const content = holder && contentOf(end, holder);
      return content ? [{ id: eventId, userId: holder.userId, ...content }] : [];
    });
    await leaveNotificationsIn(ctx, trx, entries);
  });
