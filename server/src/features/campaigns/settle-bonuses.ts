import type { Trx } from "@app/database/connect";
import { callSettleBonuses } from "./money.queries.ts";

/** Something became of these deposits: what their campaigns add to them follows. */
export const settleBonuses = (
  trx: Trx,
  events: readonly { traceId: string; payload: { depositId: string } }[],
): Promise<void> =>
  callSettleBonuses(
    trx,
    events.map(({ payload }) => payload.depositId),
    events[0]?.traceId ?? "",
  );
