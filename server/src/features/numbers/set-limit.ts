import { isWithinRule } from "@app/contract/limits";
import type { setLimit as endpoint } from "@app/contract/numbers";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { refusal } from "../../refusal.ts";
import { audited } from "../audit/index.ts";
import { callSetLimit } from "./numbers.queries.ts";

export const setLimit = async (
  ctx: Context,
  { actor, traceId, params: { name }, body }: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  if (!isWithinRule(name, body.value)) {
    throw new AppError("invalid_request", { fields: { value: ["range"] } });
  }
  const subject = { kind: "limit" as const, id: name };
  const act = { actorId: actor.userId, traceId, act: "set_limit", subject, note: body.reason };
  await audited(ctx, act, async (trx) => {
    const outcome = await callSetLimit(trx, ctx.clock, { name, ...body });
    if (outcome !== "set") throw refusal(outcome);
  });
  return {};
};
