import { isRepeated, rememberAnswer } from "../../answers.ts";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { hashSecret } from "../../secrets.ts";
import { audited } from "../audit/index.ts";
import { lockTask, setOwner } from "./queue.queries.ts";

const actOf = (asked: Asked, id: string, take: boolean) => ({
  ...asked,
  act: take ? "take_task" : "pass_task",
  subject: { kind: "task" as const, id },
});

/** Of two who take at once the second is told; anybody may pass on what somebody away holds. */
export const ownTask = (ctx: Context, asked: Asked, id: string, take: boolean): Promise<void> =>
  audited(ctx, actOf(asked, id, take), async (trx) => {
    const { actorId, key } = asked;
    const fingerprint = hashSecret(JSON.stringify(["ownTask", id, take]));
    const task = await lockTask(trx, id);
    if (!task) throw new AppError("not_found");
    if (await isRepeated(trx, asked, fingerprint)) return;
    if (task.decidedAt) throw new AppError("already_decided");
    if (take && task.ownerId && task.ownerId !== actorId) throw new AppError("already_taken");
    if (!take || !task.ownerId) await setOwner(trx, ctx.clock, id, take ? actorId : null);
    await rememberAnswer(trx, ctx.clock, { actorId, key, fingerprint });
  });
