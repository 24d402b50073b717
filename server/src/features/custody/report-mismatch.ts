import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { daysFromNow, openTask } from "../tasks/index.ts";

/** Of the log as a whole, where no single event is to blame. */
const logId = "00000000-0000-7000-8000-00006962c057";
const lookDays = 1;
export const mismatchTask = "custody_mismatch";

export interface Mismatch {
  /** Whose text or place is not what was sealed. */
  eventId?: string;
  leafIndex?: number;
  day?: string;
  treeSize?: number;
}

/** Nobody may find out from outside before we do. */
export const reportMismatch = async (
  trx: Trx,
  ctx: Context,
  { eventId, ...data }: Mismatch,
): Promise<void> => {
  ctx.log.error({ eventId, ...data }, "custody does not match what was sealed");
  await openTask(trx, ctx.clock, {
    kind: mismatchTask,
    subjectId: eventId ?? logId,
    data,
    dueAt: daysFromNow(ctx.clock, lookDays),
  });
};
