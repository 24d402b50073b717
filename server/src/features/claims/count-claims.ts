import type { claimMade, claimReduced } from "@app/contract/claims";
import type { Trx } from "@app/database/connect";
import type { Heard } from "../../messaging/consume.ts";
import { countClaims } from "./claims.queries.ts";

/** The days of these claims are counted anew, as the claims are by now. */
export const countTold = (
  trx: Trx,
  events: readonly (Heard<typeof claimMade> | Heard<typeof claimReduced>)[],
): Promise<void> =>
  countClaims(
    trx,
    events.map(({ payload }) => payload.claimId),
  );
