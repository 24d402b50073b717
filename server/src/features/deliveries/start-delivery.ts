import { randomUUIDv7 } from "node:crypto";
import type { startDelivery as endpoint } from "@app/contract/deliveries";
import type { ResponseOf } from "@app/contract/endpoint";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { refusal } from "../../refusal.ts";
import { hashSecret, keyedHash } from "../../secrets.ts";
import { callStart, findDelivery, findStarted, isFacility } from "./deliveries.queries.ts";
import { toFacility } from "./shown-facility.ts";

/**
 * 256 bits that follow from the delivery and our key: a phone that lost the answer gets the same link
 * again, and the database keeps its hash alone.
 */
const tokenOf = ({ config }: Context, deliveryId: string): string =>
  keyedHash(config, `delivery:${deliveryId}`).toString("base64url");

export const startDelivery = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const { db, clock } = ctx;
  const asked = askedBy(call);
  const { facilityId } = call.body;
  if (!(await isFacility(db, facilityId))) throw new AppError("not_found");
  const fresh = randomUUIDv7();
  const tokenHash = hashSecret(tokenOf(ctx, fresh));
  const outcome = await callStart(db, clock, asked, { id: fresh, facilityId, tokenHash });
  if (outcome !== "started" && outcome !== "replayed") throw refusal(outcome);
  const id = outcome === "started" ? fresh : await findStarted(db, asked);
  const found = await findDelivery(db, clock, id, asked.actorId);
  if (!found) throw new AppError("not_found");
  return {
    id,
    token: tokenOf(ctx, id),
    expiresAt: found.expires_at.toISOString(),
    onBoard: found.on_board,
    facility: toFacility(found),
  };
};
