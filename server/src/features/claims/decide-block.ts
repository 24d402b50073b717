import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { type Chosen, settleTask, type Task, type TaskKind } from "../tasks/index.ts";
import { type BlockDecision, callDecideBlock } from "./block.queries.ts";

/** What every kind offers behind which something is held back. No weight changes by either. */
export const blockChoices = [
  { id: "explained", note: "needed" },
  { id: "refused", note: "needed" },
] as const satisfies TaskKind["choices"];

export const decideBlock =
  (reason: BlockDecision["reason"]) =>
  (ctx: Context, asked: Asked, task: Task, { choice, note }: Chosen): Promise<void> =>
    settleTask(ctx, asked, task, choice, note, (trx) =>
      callDecideBlock(trx, ctx.clock, {
        reason,
        subjectId: task.subjectId,
        isExplained: choice === "explained",
        note,
        actorId: asked.actorId,
      }),
    );
