import type { announceRate as endpoint, PublicRate } from "@app/contract/rates";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { refusal } from "../../refusal.ts";
import { audited } from "../audit/index.ts";
import { callAnnounceRate } from "./rates.queries.ts";

export const announceRate = async (
  ctx: Context,
  { actor, traceId, body }: Call<typeof endpoint>,
): Promise<PublicRate> => {
  const subject = { kind: "rate" as const, id: body.material };
  const act = { actorId: actor.userId, traceId, act: "announce_rate", subject, note: body.reason };
  await audited(ctx, act, async (trx) => {
    const outcome = await callAnnounceRate(trx, ctx.clock, body);
    if (outcome !== "announced") throw refusal(outcome);
  });
  const { material, perKilogram, starBonusPercent, validFrom } = body;
  return { material, perKilogram, starBonusPercent, validFrom };
};
