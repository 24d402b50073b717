import type { LimitName } from "@app/contract/limits";
import type { LimitEffect } from "@app/contract/numbers";
import type { Context } from "../../context.ts";
import { countCases, findShare, readsDeposits } from "./preview.queries.ts";
import { forAll } from "./preview.rules.ts";

export const previewLimit = async (
  { db, clock }: Context,
  name: LimitName,
  value: number,
): Promise<{ effect: LimitEffect }> => {
  const share = readsDeposits(name) ? await findShare(db, clock) : 1;
  const counted = await countCases(db, clock, name, value, share);
  return { effect: counted && { ...forAll(counted, share), isEstimate: share < 1 } };
};
