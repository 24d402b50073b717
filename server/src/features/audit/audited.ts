import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { insertEntry, lockSubject, readSubject, type Subject } from "./audit.queries.ts";

export interface Act {
  actorId: string;
  traceId: string;
  /** What was done, as a word of the audit: "decide_point". */
  act: string;
  subject: Subject;
  note?: string | null;
}

/** In a transaction that is open already. What changed nothing leaves no line. */
export const auditedIn = async <T>(
  trx: Trx,
  ctx: Context,
  { actorId, traceId, act, subject, note = null }: Act,
  work: (trx: Trx) => Promise<T>,
): Promise<T> => {
  await lockSubject(trx, subject);
  const before = await readSubject(trx, subject);
  const result = await work(trx);
  const after = await readSubject(trx, subject);
  if (before !== after) {
    const entry = { ...subject, actorId, traceId, act, before, after, note };
    await insertEntry(trx, ctx.clock, entry);
  }
  return result;
};

/** An administrator's work and its line in the audit, in one transaction. */
export const audited = <T>(ctx: Context, act: Act, work: (trx: Trx) => Promise<T>): Promise<T> =>
  ctx.db.transaction().execute((trx) => auditedIn(trx, ctx, act, work));
