import { randomUUIDv7 } from "node:crypto";
import type { fillBudget as endpoint } from "@app/contract/budgets";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { refusal } from "../../refusal.ts";
import { audited } from "../audit/index.ts";
import { callFillBudget } from "./budgets.queries.ts";

export const fillBudget = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const filling = { id: randomUUIDv7(), budgetId: call.params.id, ...call.body };
  const asked = askedBy(call);
  const subject = { kind: "budget" as const, id: filling.budgetId };
  const act = { ...asked, act: "fill_budget", subject, note: filling.reference };
  await audited(ctx, act, async (trx) => {
    const outcome = await callFillBudget(trx, ctx.clock, asked, filling);
    if (outcome !== "filled" && outcome !== "replayed") throw refusal(outcome);
  });
  return {};
};
