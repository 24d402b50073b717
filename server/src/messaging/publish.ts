import { randomUUIDv7 } from "node:crypto";
import type { EventDefinition, PayloadOf } from "@app/contract/event";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Trx } from "@app/database/connect";

export interface News<E extends EventDefinition> {
  event: E;
  /** Whom it concerns. */
  personId: string;
  payload: PayloadOf<E>;
  traceId: string;
}

/** Leaves if, and only if, the caller's transaction does. */
export const publish = async <E extends EventDefinition>(
  trx: Trx,
  clock: Clock,
  { event, personId, payload, traceId }: News<E>,
): Promise<void> => {
  await trx
    .insertInto("outbox")
    .values({
      id: randomUUIDv7(),
      subject: `${event.name}.${personId}`,
      payload: JSON.stringify(payload),
      trace_id: traceId,
      created_at: sqlNow(clock),
    })
    .execute();
};
