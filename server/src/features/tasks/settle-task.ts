import type { Trx } from "@app/database/connect";
import { isRepeated, rememberAnswer } from "../../answers.ts";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { hashSecret } from "../../secrets.ts";
import { audited } from "../audit/index.ts";
import type { Task } from "./task-kind.ts";
import { closeTask } from "./tasks.queries.ts";

/** Decides a task whose feature has no operation of its own; `work` is done in the same transaction. */
export const settleTask = (
  ctx: Context,
  asked: Asked,
  { id, kind, subjectId }: Pick<Task, "id" | "kind" | "subjectId">,
  choice: string,
  note: string,
  work: (trx: Trx) => Promise<void> = async () => {},
): Promise<void> => {
  const act = { ...asked, act: "settle_task", subject: { kind: "task" as const, id }, note };
  return audited(ctx, act, async (trx) => {
    const fingerprint = hashSecret(JSON.stringify(["settleTask", id, choice, note]));
    if (await isRepeated(trx, asked, fingerprint)) return;
    const { actorId, key } = asked;
    const closed = { id, kind, subjectId, decidedBy: actorId, decision: choice, note };
    if (!(await closeTask(trx, ctx.clock, closed))) throw new AppError("already_decided");
    await work(trx);
    await rememberAnswer(trx, ctx.clock, { actorId, key, fingerprint });
  });
};
