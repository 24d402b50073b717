import { schoolMonths } from "@app/contract/privacy";
import type { Context } from "../../context.ts";
import { deleteOldClasses, deleteOldResults } from "./results.queries.ts";

/** A phone that was without a network for longer than that sends nothing any more. */
const resultDays = 31;

export const sweepClasses = async ({ db, clock }: Context): Promise<void> => {
  await deleteOldResults(db, clock, resultDays);
  await deleteOldClasses(db, clock, schoolMonths);
};
