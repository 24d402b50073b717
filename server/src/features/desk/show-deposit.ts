import type { showDeskDeposit as endpoint } from "@app/contract/desk-deposits";
import type { ResponseOf } from "@app/contract/endpoint";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { shortName } from "../../short-name.ts";
import { findDispute, findEvidence, findSignals } from "./deposits.queries.ts";
import { toDeposit } from "./shown-deposit.ts";

export const showDeposit = async (
  { db, clock }: Context,
  id: string,
): Promise<ResponseOf<typeof endpoint>> => {
  const row = await findEvidence(db, clock, id);
  if (!row) throw new AppError("not_found");
  const signals = await findSignals(db, id);
  const dispute = await findDispute(db, id);
  return {
    deposit: toDeposit(row),
    quality: { clean: row.clean, compacted: row.compacted, manners: row.manners },
    weighedAt: row.weighedAt.toISOString(),
    citizen: { name: shortName(row.citizenFirst, row.citizenLast), code: row.citizenCode },
    weigher: { name: shortName(row.weigherFirst, row.weigherLast), code: row.weigherCode },
    deviceNumber: row.deviceNumber,
    pair: { week: row.week, recent: row.recent },
    usualGrams: row.usualGrams,
    signals: signals.map(({ at, ...signal }) => ({ ...signal, at: at.toISOString() })),
    dispute: dispute ? { ...dispute, at: dispute.at.toISOString() } : null,
    canHold: row.canHold,
  };
};
