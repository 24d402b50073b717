import type { pickupDelivered, pickupHandedOver } from "@app/contract/handovers";
import type { Trx } from "@app/database/connect";
import type { Heard } from "../../messaging/consume.ts";
import { countLots } from "./days.queries.ts";

/** A lot was signed by two, or weighed at a facility, which may have taken it out again. */
export const countTold = (
  trx: Trx,
  events: readonly (Heard<typeof pickupHandedOver> | Heard<typeof pickupDelivered>)[],
): Promise<void> =>
  countLots(
    trx,
    events.map(({ payload }) => payload.lotId),
  );
