import type { savePartner as endpoint } from "@app/contract/reward-desk";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { audited } from "../audit/index.ts";
import { putPartner } from "./reward-desk.queries.ts";

export const savePartner = async (
  ctx: Context,
  { actor, traceId, params: { id }, body }: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const subject = { kind: "partner" as const, id };
  const act = { actorId: actor.userId, traceId, act: "save_partner", subject };
  await audited(ctx, act, (trx) => putPartner(trx, id, body.name, body.isActive));
  return {};
};
