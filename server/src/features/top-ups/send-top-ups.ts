import type { voucherIssued } from "@app/contract/vouchers";
import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { enqueue } from "../../jobs/enqueue.queries.ts";
import type { Heard } from "../../messaging/consume.ts";
import type { Airtime } from "../../ports/airtime.ts";
import { keepWaiting, settleTopUp } from "./settle-top-up.ts";
import { type DueTopUp, noteSending, noteUnsent, takeDue } from "./top-ups.queries.ts";
import { afterLook, afterSend, firstStep, type KnownTopUp, type Step } from "./top-ups.rules.ts";

export const sendTopUpsJob = "send-top-ups";

/** At once with the provider; the others wait here. */
const lanes = 4;
const atOnce = 40;

/** Longer than a look and a send with all their requests, so that nobody else takes it meanwhile. */
const leaseSecondsOf = ({ config }: Context): number => 5 * config.AIRTIME_TIMEOUT_SECONDS + 60;

const knownOf = ({ phone, ...rest }: DueTopUp): KnownTopUp => ({
  ...rest,
  hasPhone: phone !== null,
});

/** Why a top-up waits, or how it ended, and what the provider calls it. */
interface Told {
  step: Step;
  reason: string;
  reference: string | null;
  isUnsent: boolean;
}

type TopUpAnswer = Awaited<ReturnType<Airtime["look" | "send"]>>;

const note = (ctx: Context, asked: "look" | "send", due: DueTopUp, answer: TopUpAnswer): void => {
  const { outcome, reason } = answer;
  ctx.metrics.topUps.inc({ asked, outcome });
  ctx.log.info({ voucherId: due.id, attempts: due.attempts, asked, outcome, reason }, "top-up");
};

const look = async (ctx: Context, airtime: Airtime, due: DueTopUp): Promise<Told> => {
  const seen = await airtime.look(due.id);
  note(ctx, "look", due, seen);
  return { ...seen, step: afterLook(knownOf(due), seen.outcome), isUnsent: false };
};

/** Null when somebody else has been at it meanwhile. */
const send = async (ctx: Context, airtime: Airtime, due: DueTopUp): Promise<Told | null> => {
  if (due.phone === null) return null;
  if (!(await noteSending(ctx.db, ctx.clock, due, leaseSecondsOf(ctx)))) return null;
  const sent = await airtime.send({ id: due.id, phone: due.phone, dinars: due.dinars });
  note(ctx, "send", due, sent);
  const isUnsent = sent.outcome === "unsent";
  if (isUnsent) await noteUnsent(ctx.db, due);
  return { ...sent, step: afterSend(knownOf(due), sent.outcome), isUnsent };
};

/** One look at most, then one request at most. */
const tend = async (ctx: Context, airtime: Airtime, due: DueTopUp): Promise<void> => {
  let told: Told | null = {
    step: firstStep(knownOf(due)),
    reason: "never left",
    reference: null,
    isUnsent: false,
  };
  if (told.step.do === "look") told = await look(ctx, airtime, due);
  if (told.step.do === "send") told = await send(ctx, airtime, due);
  if (told?.step.do === "settle") await settleTopUp(ctx, due, { ...told, state: told.step.state });
  if (told?.step.do === "wait") await keepWaiting(ctx, due, { ...told, state: told.step.state });
};

/** Asks for, or finds out about, the credit whose turn it is. Any number of workers may do it. */
export const sendTopUps = async (ctx: Context, airtime: Airtime): Promise<void> => {
  const failures: unknown[] = [];
  for (;;) {
    const due = await takeDue(ctx.db, ctx.clock, atOnce, leaseSecondsOf(ctx));
    if (due.length === 0) break;
    const waiting = due.values();
    const lane = async (): Promise<void> => {
      for (const one of waiting)
        await tend(ctx, airtime, one).catch((error) => failures.push(error));
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }
  // Those come up again when their lease ends; the job says that something is wrong.
  if (failures.length > 0) throw failures[0];
};

/** Somebody waits for it with the phone in hand: at once, not with the next minute. */
export const askForTopUps = async (
  trx: Trx,
  events: readonly Heard<typeof voucherIssued>[],
): Promise<void> => {
  if (!events.some(({ payload }) => payload.kind === "phone_credit")) return;
  await enqueue(trx, sendTopUpsJob, {}, sendTopUpsJob);
};
