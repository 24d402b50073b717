import type { BodyOf } from "@app/contract/endpoint";
import type { decideTopUp as endpoint } from "@app/contract/top-ups";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { audited } from "../audit/index.ts";
import { closeTask } from "../tasks/index.ts";
import { unknownTask } from "./settle-top-up.ts";
import { callSettleTopUp, findTopUpState } from "./top-ups.queries.ts";

/** Somebody asked the provider. Before there is a task about it, the answer may still come. */
export const decideTopUp = (
  ctx: Context,
  by: { actorId: string; traceId: string },
  { id, outcome, note }: { id: string } & BodyOf<typeof endpoint>,
): Promise<void> =>
  audited(
    ctx,
    { ...by, act: "decide_top_up", subject: { kind: "top_up", id }, note },
    async (trx) => {
      // First, so that it waits for a worker that settles the same one, in the order of all locks.
      const isSettled = await callSettleTopUp(trx, ctx.clock, {
        id,
        state: outcome,
        reference: null,
      });
      if (!isSettled) {
        const state = await findTopUpState(trx, id);
        throw new AppError(state ? "already_decided" : "not_found");
      }
      const decided = {
        kind: unknownTask,
        subjectId: id,
        decidedBy: by.actorId,
        decision: outcome,
      };
      const isAsked = await closeTask(trx, ctx.clock, { ...decided, note });
      if (!isAsked) throw new AppError("not_found");
    },
  );
