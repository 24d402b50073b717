import { type DeskDeposit, heavyGrams } from "@app/contract/desk-deposits";
import { localizedTextSchema } from "@app/contract/localized-text";
import type { FoundDeposit } from "./deposits.queries.ts";

const flagsOf = ({ rules, grams }: FoundDeposit): DeskDeposit["flags"] =>
  grams > heavyGrams ? [...rules, "heavy"] : rules;

export const toDeposit = (row: FoundDeposit): DeskDeposit => ({
  id: row.id,
  at: row.at.toISOString(),
  point:
    row.pointId === null
      ? null
      : {
          id: row.pointId,
          name: localizedTextSchema.parse(row.pointName),
          wilaya: row.wilaya ?? 0,
        },
  material: row.material,
  grams: row.grams,
  stars: row.stars,
  tokens: row.tokens,
  status: row.status,
  identifiedBy: row.identifiedBy,
  flags: flagsOf(row),
});
