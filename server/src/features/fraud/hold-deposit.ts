import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { refusal } from "../../refusal.ts";
import { audited } from "../audit/index.ts";
import { closeTask } from "../tasks/index.ts";
import { reviewTask } from "./judge-deposits.ts";
import { findReviewSubjects, holdDeposit as callHold } from "./signals.queries.ts";

interface Held {
  id: string;
  note: string;
  /** The subject of the task that asks for it: decided otherwise meanwhile, nothing is held. */
  subjectId?: string;
}

const actOf = (asked: Asked, { id, note }: Held) => ({
  ...asked,
  act: "hold_deposit",
  subject: { kind: "deposit" as const, id },
  note,
});

/** A person's decision, never a rule's: the tokens wait, and a dispute decides where they go. */
export const holdDeposit = (ctx: Context, asked: Asked, deposit: Held): Promise<void> =>
  audited(ctx, actOf(asked, deposit), async (trx) => {
    const outcome = await callHold(trx, ctx.clock, asked, deposit);
    if (outcome === "replayed") return;
    if (outcome !== "held") throw refusal(outcome);
    const closed = new Set<string>();
    for (const subjectId of await findReviewSubjects(trx, deposit.id)) {
      const task = { subjectId, decidedBy: asked.actorId, decision: "held", note: deposit.note };
      if (await closeTask(trx, ctx.clock, { kind: reviewTask, ...task })) closed.add(subjectId);
    }
    const { subjectId } = deposit;
    if (subjectId !== undefined && !closed.has(subjectId)) throw new AppError("already_decided");
  });
