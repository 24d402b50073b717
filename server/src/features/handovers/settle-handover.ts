import type { Trx } from "@app/database/connect";
import { isRepeated, rememberAnswer } from "../../answers.ts";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { refusal } from "../../refusal.ts";
import { hashSecret } from "../../secrets.ts";
import { audited } from "../audit/index.ts";
import { lockPickup, type LockedPickup, movePickup } from "../pickups/index.ts";
import { closeTask, type Task } from "../tasks/index.ts";
import { callSettleHandover } from "./settle.queries.ts";

export const differsTask = "handover_differs";

/** Nothing left the shop, if nothing was handed over yet; a lot stays as both signed it. */
const letStay = async (
  ctx: Context,
  trx: Trx,
  asked: Asked,
  pickup: LockedPickup,
  reason: string,
): Promise<void> => {
  if (pickup.status !== "disputed") return;
  await movePickup(ctx, trx, pickup, {
    actorId: asked.actorId,
    traceId: asked.traceId,
    kind: "cancelled",
    changes: { status: "cancelled" },
    data: { reason },
  });
};

const settle = async (
  ctx: Context,
  trx: Trx,
  asked: Asked,
  { pickup, choice, note }: { pickup: LockedPickup; choice: string; note: string },
): Promise<void> => {
  if (choice !== "driver" && choice !== "point") return letStay(ctx, trx, asked, pickup, note);
  const settled = { pickupId: pickup.id, side: choice } as const;
  const outcome = await callSettleHandover(trx, ctx.clock, asked, settled);
  if (outcome !== "handed_over") throw refusal(outcome);
};

/** The pick-up is locked before its task, as those who sign it do. */
export const settleHandover = (
  ctx: Context,
  asked: Asked,
  { id, subjectId }: Pick<Task, "id" | "subjectId">,
  { choice, note }: { choice: string; note: string },
): Promise<void> => {
  const subject = { kind: "task" as const, id };
  return audited(ctx, { ...asked, act: "settle_handover", subject, note }, async (trx) => {
    const { actorId, key } = asked;
    const fingerprint = hashSecret(JSON.stringify(["settleHandover", subjectId, choice, note]));
    const pickup = await lockPickup(trx, subjectId);
    if (!pickup) throw new AppError("not_found");
    if (await isRepeated(trx, asked, fingerprint)) return;
    const decided = { subjectId, decidedBy: actorId, decision: choice, note };
    const isOpen = await closeTask(trx, ctx.clock, { kind: differsTask, ...decided });
    if (!isOpen) throw new AppError("already_decided");
    await settle(ctx, trx, asked, { pickup, choice, note });
    await rememberAnswer(trx, ctx.clock, { actorId, key, fingerprint });
  });
};
