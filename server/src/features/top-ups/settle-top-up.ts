import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { closeTask, daysFromNow, openTask } from "../tasks/index.ts";
import { isInHand } from "./doubtful.queries.ts";
import { callSettleTopUp, type DueTopUp, putOff } from "./top-ups.queries.ts";
import { patientSeconds, quietHours, stuckSeconds, waitSeconds } from "./top-ups.rules.ts";

/** About one voucher: nobody knows whether its credit was given. */
export const unknownTask = "top_up_unknown" as const;
/** About a partner: credit is exchanged for and does not leave. */
export const stuckTask = "top_ups_stuck" as const;

interface Settled {
  state: "fulfilled" | "refunded";
  reference: string | null;
  reason: string;
}

const closeItself = async (
  ctx: Context,
  trx: Trx,
  task: { kind: typeof unknownTask | typeof stuckTask; subjectId: string; decision: string },
): Promise<void> => {
  await closeTask(trx, ctx.clock, { ...task, decidedBy: null, note: null });
};

/** Spent or given back, once: who comes second changes nothing. */
export const settleTopUp = async (
  ctx: Context,
  { id, partnerId }: Pick<DueTopUp, "id" | "partnerId">,
  { state, reference, reason }: Settled,
): Promise<void> => {
  const isSettled = await ctx.db.transaction().execute(async (trx) => {
    if (!(await callSettleTopUp(trx, ctx.clock, { id, state, reference }))) return false;
    await closeItself(ctx, trx, { kind: unknownTask, subjectId: id, decision: state });
    if (state === "fulfilled") {
      await closeItself(ctx, trx, { kind: stuckTask, subjectId: partnerId, decision: "goes_on" });
    }
    return true;
  });
  if (isSettled) ctx.log.info({ voucherId: id, state, reason }, "top-up settled");
};

interface Waiting {
  state: "pending" | "unknown";
  reference: string | null;
  reason: string;
  isUnsent: boolean;
}

const openTaskFor = async (
  ctx: Context,
  trx: Trx,
  { id, partnerId, attempts, ageSeconds }: DueTopUp,
  { reason, isUnsent }: Waiting,
): Promise<void> => {
  const dueAt = daysFromNow(ctx.clock, 1);
  if (ageSeconds >= patientSeconds) {
    const data = { attempts, reason };
    await openTask(trx, ctx.clock, { kind: unknownTask, subjectId: id, data, dueAt });
  } else if (isUnsent && ageSeconds >= stuckSeconds) {
    if (await isInHand(trx, ctx.clock, partnerId, quietHours)) return;
    await openTask(trx, ctx.clock, {
      kind: stuckTask,
      subjectId: partnerId,
      data: { reason },
      dueAt,
    });
  }
};

export const keepWaiting = async (ctx: Context, due: DueTopUp, waiting: Waiting): Promise<void> => {
  const { state, reference } = waiting;
  await ctx.db.transaction().execute(async (trx) => {
    if (state !== due.state)
      await callSettleTopUp(trx, ctx.clock, { id: due.id, state, reference });
    await putOff(trx, ctx.clock, due.id, waitSeconds(due.ageSeconds));
    await openTaskFor(ctx, trx, due, waiting);
  });
};
