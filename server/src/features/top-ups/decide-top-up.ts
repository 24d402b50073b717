import type { BodyOf } from "@app/contract/endpoint";
import type { decideTopUp as endpoint } from "@app/contract/top-ups";
import type { Trx } from "@app/database/connect";
import { isRepeated, rememberAnswer } from "../../answers.ts";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { hashSecret } from "../../secrets.ts";
import { audited } from "../audit/index.ts";
import { closeTask } from "../tasks/index.ts";
import { unknownTask } from "./settle-top-up.ts";
import { callSettleTopUp, findTopUpState } from "./top-ups.queries.ts";

type Decided = { id: string } & BodyOf<typeof endpoint>;

const decide = async (
  ctx: Context,
  trx: Trx,
  asked: Asked,
  { id, outcome, note }: Decided,
): Promise<void> => {
  const { actorId, key } = asked;
  const fingerprint = hashSecret(JSON.stringify(["decideTopUp", id, outcome, note]));
  // First, so that it waits for a worker that settles the same one, in the order of all locks.
  const settled = { id, state: outcome, reference: null };
  if (!(await callSettleTopUp(trx, ctx.clock, settled))) {
    if (await isRepeated(trx, asked, fingerprint)) return;
    throw new AppError((await findTopUpState(trx, id)) ? "already_decided" : "not_found");
  }
  const decided = { subjectId: id, decidedBy: actorId, decision: outcome, note };
  const isAsked = await closeTask(trx, ctx.clock, { kind: unknownTask, ...decided });
  if (!isAsked) throw new AppError("not_found");
  await rememberAnswer(trx, ctx.clock, { actorId, key, fingerprint });
};

/** Somebody asked the provider. Before there is a task about it, the answer may still come. */
export const decideTopUp = (ctx: Context, asked: Asked, decided: Decided): Promise<void> => {
  const { id, note } = decided;
  const act = { ...asked, act: "decide_top_up", subject: { kind: "top_up" as const, id }, note };
  return audited(ctx, act, (trx) => decide(ctx, trx, asked, decided));
};
