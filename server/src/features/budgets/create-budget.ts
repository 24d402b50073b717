import { randomUUIDv7 } from "node:crypto";
import type { createBudget as endpoint } from "@app/contract/budgets";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { audited } from "../audit/index.ts";
import { insertBudget } from "./budgets.queries.ts";

export const createBudget = async (
  ctx: Context,
  { actor, traceId, body }: Call<typeof endpoint>,
): Promise<{ id: string }> => {
  const id = randomUUIDv7();
  const actorId = actor.userId;
  const act = { actorId, traceId, act: "create_budget", subject: { kind: "budget" as const, id } };
  await audited(ctx, act, (trx) => insertBudget(trx, ctx.clock, actorId, { id, ...body }));
  return { id };
};
