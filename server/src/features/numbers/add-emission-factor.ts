import type { addEmissionFactor as endpoint } from "@app/contract/numbers";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { refusal } from "../../refusal.ts";
import { audited } from "../audit/index.ts";
import { callAddFactor } from "./numbers.queries.ts";

export const addEmissionFactor = async (
  ctx: Context,
  { actor, traceId, body }: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const subject = { kind: "emission_factor" as const, id: body.material };
  const act = {
    actorId: actor.userId,
    traceId,
    act: "add_emission_factor",
    subject,
    note: body.reason,
  };
  await audited(ctx, act, async (trx) => {
    const outcome = await callAddFactor(trx, ctx.clock, body);
    if (outcome !== "added") throw refusal(outcome);
  });
  return {};
};
