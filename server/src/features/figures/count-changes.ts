import type { depositDecided, depositVoided } from "@app/contract/deposit-changes";
import type { Trx } from "@app/database/connect";
import type { Heard } from "../../messaging/consume.ts";
import { countDeposits, findTold } from "./figures.queries.ts";

/** What was undone or decided otherwise is counted anew, as it is by now. */
export const countChanged = async (
  trx: Trx,
  events: readonly (Heard<typeof depositVoided> | Heard<typeof depositDecided>)[],
): Promise<void> => {
  const ids = events.map(({ payload }) => payload.depositId);
  await countDeposits(trx, await findTold(trx, ids));
};
