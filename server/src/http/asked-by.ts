import type { Actor } from "../features/identity/index.ts";

/** Who asks, under which key, in which request. */
export interface Asked {
  actorId: string;
  key: string;
  traceId: string;
}

interface Asking {
  actor: Actor;
  idempotencyKey: string;
  traceId: string;
}

export const askedBy = ({ actor, idempotencyKey, traceId }: Asking): Asked => ({
  actorId: actor.userId,
  key: idempotencyKey,
  traceId,
});
