import type { z } from "zod";

/**
 * News that others may want to hear. The subject ends in the id of the person it concerns, so
 * that a node with that person's open page can listen to them alone.
 */
export interface EventDefinition<P extends z.ZodType = z.ZodType> {
  name: `${string}.${string}`;
  payload: P;
}

export const defineEvent = <P extends z.ZodType>(event: EventDefinition<P>): EventDefinition<P> =>
  event;

export type PayloadOf<E extends EventDefinition> = z.infer<E["payload"]>;
