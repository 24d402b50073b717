import type { LimitName } from "@app/contract/limits";
import type { LimitEffect } from "@app/contract/numbers";
import type { Context } from "../../context.ts";
import { countCases } from "./preview.queries.ts";

export const previewLimit = async (
  { db, clock }: Context,
  name: LimitName,
  value: number,
): Promise<{ effect: LimitEffect }> => ({ effect: await countCases(db, clock, name, value) });
