import type { ReviewState } from "@app/contract/point-profile";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { daysFromNow, openTask } from "../tasks/index.ts";
import { approvalKind } from "./approval-task.ts";
import { ownPoint } from "./own-point.ts";
import { isComplete, markPending } from "./point-profiles.queries.ts";
import { approvalDays, reviewState } from "./point-profiles.rules.ts";

/** A draft becomes a task for the back office; anything further along stays as it is. */
export const submitPointProfile = (ctx: Context, actor: Actor): Promise<{ state: ReviewState }> =>
  ctx.db.transaction().execute(async (trx) => {
    const point = await ownPoint(trx, actor);
    if (point.status !== "draft") return { state: reviewState(point.status, null) ?? "pending" };
    if (!(await isComplete(trx, point.id))) throw new AppError("profile_incomplete");
    await markPending(trx, ctx.clock, point.id);
    await openTask(trx, ctx.clock, {
      kind: approvalKind,
      subjectId: point.id,
      data: { ownerId: actor.userId },
      dueAt: daysFromNow(ctx.clock, approvalDays),
    });
    return { state: "pending" };
  });
