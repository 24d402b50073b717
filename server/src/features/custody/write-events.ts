import type { depositDecided, depositVoided } from "@app/contract/deposit-changes";
import type { depositRecorded } from "@app/contract/deposits";
import type { stockCorrected } from "@app/contract/stock";
import type { Trx } from "@app/database/connect";
import type { Heard } from "../../messaging/consume.ts";
import { addChanges, addRecorded, addStockCorrections } from "./events.queries.ts";

/** The counter does not wait for any of these: they are written from its news. */
export const writeRecorded = (
  trx: Trx,
  events: readonly Heard<typeof depositRecorded>[],
): Promise<void> =>
  addRecorded(
    trx,
    events.map(({ id, payload }) => ({ eventId: id, ...payload })),
  );

export const writeVoided = (
  trx: Trx,
  events: readonly Heard<typeof depositVoided>[],
): Promise<void> =>
  addChanges(
    trx,
    events.map(({ id, payload }) => ({
      eventId: id,
      depositId: payload.depositId,
      kind: "deposit_voided",
    })),
  );

const kindOf = { corrected: "deposit_corrected", cancelled: "deposit_voided" } as const;

/** A deposit that stands as it was weighed changes nothing of what is written. */
export const writeDecided = (
  trx: Trx,
  events: readonly Heard<typeof depositDecided>[],
): Promise<void> =>
  addChanges(
    trx,
    events.flatMap(({ id, payload: { depositId, decision } }) =>
      decision === "stands" ? [] : [{ eventId: id, depositId, kind: kindOf[decision] }],
    ),
  );

export const writeStockCorrected = (
  trx: Trx,
  events: readonly Heard<typeof stockCorrected>[],
): Promise<void> =>
  addStockCorrections(
    trx,
    events.map(({ payload }) => payload.correctionId),
  );
