import type { erasureBars } from "@app/contract/privacy-desk";
import type { Db } from "@app/database/connect";
import { hasMaterialOf } from "../pickups/index.ts";
import { hasOpenTopUp, ownsOpenPoint } from "./privacy.queries.ts";

export type ErasureBar = (typeof erasureBars)[number];

/** What ends within days, or with a decision of theirs, and has to end before they are erased. */
export const findErasureBars = async (db: Db, userId: string): Promise<ErasureBar[]> => {
  const bars: ErasureBar[] = [];
  if (await ownsOpenPoint(db, userId)) bars.push("point");
  if (await hasOpenTopUp(db, userId)) bars.push("credit");
  if (await hasMaterialOf(db, userId)) bars.push("load");
  return bars;
};
