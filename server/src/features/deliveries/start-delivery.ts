import { randomUUIDv7 } from "node:crypto";
import type { startDelivery as endpoint } from "@app/contract/deliveries";
import type { ResponseOf } from "@app/contract/endpoint";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { refusal } from "../../refusal.ts";
import { acceptedKeys, hashSecret, isSameHash, type Key, keyedHash } from "../../secrets.ts";
import {
  callStart,
  findDelivery,
  findStarted,
  findTokenHash,
  isFacility,
} from "./deliveries.queries.ts";
import { toFacility } from "./shown-facility.ts";

/**
 * 256 bits that follow from the delivery and our key: a phone that lost the answer gets the same link
 * again, and the database keeps its hash alone.
 */
const tokenOf = (key: Key, deliveryId: string): string =>
  keyedHash(key, `delivery:${deliveryId}`).toString("base64url");

/** Also where the key has been replaced since. */
const sameTokenAgain = async ({ db, config }: Context, deliveryId: string): Promise<string> => {
  const hash = await findTokenHash(db, deliveryId);
  const tokens = acceptedKeys(config).map((key) => tokenOf(key, deliveryId));
  const token = tokens.find((one) => isSameHash(hashSecret(one), hash));
  if (token === undefined) throw new AppError("link_dead");
  return token;
};

export const startDelivery = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const { db, clock } = ctx;
  const asked = askedBy(call);
  const { facilityId } = call.body;
  if (!(await isFacility(db, facilityId))) throw new AppError("not_found");
  const fresh = randomUUIDv7();
  const tokenHash = hashSecret(tokenOf(ctx.config, fresh));
  const outcome = await callStart(db, clock, asked, { id: fresh, facilityId, tokenHash });
  if (outcome !== "started" && outcome !== "replayed") throw refusal(outcome);
  const id = outcome === "started" ? fresh : await findStarted(db, asked);
  const found = await findDelivery(db, clock, id, asked.actorId);
  if (!found) throw new AppError("not_found");
  return {
    id,
    token: await sameTokenAgain(ctx, id),
    expiresAt: found.expires_at.toISOString(),
    onBoard: found.on_board,
    facility: toFacility(found),
  };
};
