import type { answerProposal as endpoint, Pickup } from "@app/contract/pickups";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { movePickup } from "./move-pickup.ts";
import { lockPickup } from "./moves.queries.ts";
import { findMembership } from "./pickups.queries.ts";
import { readPickup } from "./shown-pickup.ts";

/** Yes: the other time holds. No: the first one does, and the driver gives it back or comes. */
export const answerProposal = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<Pickup> => {
  const { params, body, traceId } = call;
  const asked = askedBy(call);
  const request = { says: ["answerProposal", params.id, body], id: params.id };
  await writeOnce(ctx, asked, request, async (trx) => {
    const pickup = await lockPickup(trx, params.id);
    if (!pickup || !(await findMembership(trx, pickup.point_id, asked.actorId))) {
      throw new AppError("not_found");
    }
    const { proposed_from: from, proposed_to: to } = pickup;
    if (pickup.status !== "accepted" || !from || !to) throw new AppError("pickup_settled");
    await movePickup(ctx, trx, pickup, {
      kind: body.isAccepted ? "proposal_taken" : "proposal_refused",
      actorId: asked.actorId,
      traceId,
      changes: {
        status: pickup.status,
        proposed_from: null,
        proposed_to: null,
        ...(body.isAccepted && { window_from: from, window_to: to }),
      },
    });
  });
  return readPickup(ctx, params.id);
};
