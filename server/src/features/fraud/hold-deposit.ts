import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { refusal } from "../../refusal.ts";
import { audited } from "../audit/index.ts";
import { closeTask } from "../tasks/index.ts";
import { reviewTask } from "./judge-deposits.ts";
import { findReviewSubjects, holdDeposit as callHold } from "./signals.queries.ts";

const actOf = (asked: Asked, { id, note }: { id: string; note: string }) => ({
  ...asked,
  act: "hold_deposit",
  subject: { kind: "deposit" as const, id },
  note,
});

/** A person's decision, never a rule's: the tokens wait, and a dispute decides where they go. */
export const holdDeposit = (
  ctx: Context,
  asked: Asked,
  deposit: { id: string; note: string },
): Promise<void> =>
  audited(ctx, actOf(asked, deposit), async (trx) => {
    const outcome = await callHold(trx, ctx.clock, asked, deposit);
    if (outcome === "replayed") return;
    if (outcome !== "held") throw refusal(outcome);
    for (const subjectId of await findReviewSubjects(trx, deposit.id)) {
      await closeTask(trx, ctx.clock, {
        kind: reviewTask,
        subjectId,
        decidedBy: asked.actorId,
        decision: "held",
        note: deposit.note,
      });
    }
  });
