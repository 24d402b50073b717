import { randomUUIDv7 } from "node:crypto";
import type { fillBudget as endpoint } from "@app/contract/budgets";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { refusal } from "../../refusal.ts";
import { callFillBudget } from "./budgets.queries.ts";

export const fillBudget = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const filling = { id: randomUUIDv7(), budgetId: call.params.id, ...call.body };
  const outcome = await callFillBudget(ctx.db, ctx.clock, askedBy(call), filling);
  if (outcome !== "filled" && outcome !== "replayed") throw refusal(outcome);
  return {};
};
