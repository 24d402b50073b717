import type { turnSwitch as endpoint } from "@app/contract/switches";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { audited } from "../audit/index.ts";
import { putSwitch } from "./switches.queries.ts";

/** Heard by every process within seconds, and by every open page within a minute. */
export const turnSwitch = async (
  ctx: Context,
  { actor, traceId, params: { feature }, body }: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const { reason, ...state } = body;
  const subject = { kind: "switch" as const, id: feature };
  const act = { actorId: actor.userId, traceId, act: "turn_switch", subject, note: reason };
  await audited(ctx, act, (trx) => putSwitch(trx, ctx.clock, { feature, ...state }));
  return {};
};
