import type { EmissionFactor } from "@app/contract/reports";
import type { Context } from "../../context.ts";
import { findFactors } from "./facts.queries.ts";

export const listEmissionFactors = async ({
  db,
  clock,
}: Context): Promise<{ factors: EmissionFactor[] }> => ({
  factors: await findFactors(db, clock, null),
});
