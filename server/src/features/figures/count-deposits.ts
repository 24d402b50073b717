import type { depositRecorded } from "@app/contract/deposits";
import type { Trx } from "@app/database/connect";
import type { Heard } from "../../messaging/consume.ts";
import { countDeposits } from "./figures.queries.ts";

/** What the home page shows grows in the transaction that remembers the events as heard. */
export const countRecorded = (
  trx: Trx,
  events: readonly Heard<typeof depositRecorded>[],
): Promise<void> =>
  countDeposits(
    trx,
    events.map(({ payload: { citizenId, number } }) => ({ citizenId, number })),
  );
