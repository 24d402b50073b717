import type { z } from "zod/mini";

/**
 * News that others may want to hear: all of a kind by those who work on them, those of one person by a
 * node with that person's open page.
 */
export interface EventDefinition<P extends z.ZodMiniType = z.ZodMiniType> {
  name: `${string}.${string}`;
  payload: P;
}

export const defineEvent = <P extends z.ZodMiniType>(
  event: EventDefinition<P>,
): EventDefinition<P> => event;

export type PayloadOf<E extends EventDefinition> = z.infer<E["payload"]>;
