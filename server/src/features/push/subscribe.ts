import { ECDH, randomUUIDv7 } from "node:crypto";
import type { Subscription } from "@app/contract/push";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { findOwner, holdSession, putSubscription } from "./push.queries.ts";

/** A key that is no point of the curve would make every later sending fail. */
const checkKey = (p256dh: string): void => {
  try {
    ECDH.convertKey(p256dh, "prime256v1", "base64url");
  } catch {
    throw new AppError("invalid_request");
  }
};

export const subscribe = async (
  ctx: Context,
  { userId, sessionId }: Actor,
  { endpoint, keys }: Subscription,
): Promise<void> => {
  checkKey(keys.p256dh);
  const former = await ctx.db.transaction().execute(async (trx) => {
    await holdSession(trx, sessionId);
    const owner = await findOwner(trx, endpoint);
    const id = randomUUIDv7();
    await putSubscription(trx, ctx.clock, { id, userId, sessionId, endpoint, ...keys });
    return owner?.user_id;
  });
  if (former && former !== userId) {
    ctx.log.warn(
      { from: former, to: userId },
      "a device that receives notifications changed hands",
    );
  }
};
