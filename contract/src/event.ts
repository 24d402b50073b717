import type { z } from "zod/mini";

/**
 * News that others may want to hear. The subject ends in the id of the person it concerns, so
 * that a node with that person's open page can listen to them alone.
 */
export interface EventDefinition<P extends z.ZodMiniType = z.ZodMiniType> {
  name: `${string}.${string}`;
  payload: P;
}

export const defineEvent = <P extends z.ZodMiniType>(
  event: EventDefinition<P>,
): EventDefinition<P> => event;

export type PayloadOf<E extends EventDefinition> = z.infer<E["payload"]>;
