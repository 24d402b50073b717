import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { closeTask, daysFromNow, openTask } from "../tasks/index.ts";
import { isFarApart } from "./distribution.rules.ts";

export const differenceTask = "distribution_difference";
const daysToAsk = 14;

export interface ComparedLine {
  id: string;
  brandId: string;
  distributorId: string | null;
  units: number;
  distributorUnits: number | null;
}

/** A task while what the brand announced and what the distributor says are far apart. */
export const followDifference = async (
  { clock }: Context,
  trx: Trx,
  { id, brandId, distributorId, units, distributorUnits }: ComparedLine,
): Promise<void> => {
  if (distributorUnits !== null && isFarApart(units, distributorUnits)) {
    const data = { brandId, distributorId, units, distributorUnits };
    const dueAt = daysFromNow(clock, daysToAsk);
    await openTask(trx, clock, { kind: differenceTask, subjectId: id, data, dueAt });
  } else {
    await endDifference({ clock }, trx, id);
  }
};

export const endDifference = async (
  { clock }: Pick<Context, "clock">,
  trx: Trx,
  lineId: string,
): Promise<void> => {
  const settled = { decidedBy: null, decision: "settled", note: null };
  await closeTask(trx, clock, { kind: differenceTask, subjectId: lineId, ...settled });
};
