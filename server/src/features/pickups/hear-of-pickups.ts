import type { EventDefinition, PayloadOf } from "@app/contract/event";
import { pickupChanged } from "@app/contract/pickups";
import { systemClock } from "@app/database/clock";
import type { Trx } from "@app/database/connect";
import type { z } from "zod/mini";
import { enqueue } from "../../jobs/enqueue.queries.ts";
import { type Consumer, consumer } from "../../messaging/consume.ts";
import { publish } from "../../messaging/publish.ts";
import { isNews, type Telling, tellOfPickupsJob } from "./tell-of-pickups.ts";
import { findStaff } from "./tellings.queries.ts";

/** Whom an event of a pick-up concerns; one that was only asked for has no driver. */
interface Concerned {
  pickupId: string;
  pointId: string;
  transporterId?: string | null | undefined;
}

interface Heard {
  id: string;
  traceId: string;
  payload: Concerned;
}

/** Pages that are open on it, on either side, ask again. */
const wakePages = async (trx: Trx, events: readonly Heard[]): Promise<void> => {
  const staff = await findStaff(
    trx,
    events.map(({ payload }) => payload.pointId),
  );
  for (const { traceId, payload } of events) {
    const { pickupId, pointId, transporterId } = payload;
    const people = [...(staff.get(pointId) ?? []), ...(transporterId ? [transporterId] : [])];
    for (const userId of new Set(people)) {
      await publish(trx, systemClock, {
        event: pickupChanged,
        personId: userId,
        payload: { pickupId, userId },
        traceId,
      });
    }
  }
};

const askToTell = async (trx: Trx, all: readonly Telling[]): Promise<void> => {
  const tellings = all.filter(({ news }) => isNews(news));
  if (tellings.length === 0) return;
  // An event is claimed once, so no two jobs begin with the same one.
  await enqueue(trx, tellOfPickupsJob, { tellings }, `${tellOfPickupsJob}:${tellings[0]?.eventId}`);
};

/** Everybody whom it concerns hears of it: their pages at once, they in words. */
export const hearOfPickups = <E extends EventDefinition<z.ZodMiniType<Concerned>>>(
  name: string,
  event: E,
  newsOf: (payload: PayloadOf<E>) => string,
): Consumer =>
  consumer(name, event, async (trx, events) => {
    await wakePages(trx, events);
    await askToTell(
      trx,
      events.map(({ id, payload }) => ({
        eventId: id,
        pickupId: payload.pickupId,
        transporterId: payload.transporterId ?? null,
        news: newsOf(payload),
      })),
    );
  });
