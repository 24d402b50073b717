import { historyPageSize, type depositHistoryRowSchema } from "@app/contract/deposits";
import type { Locale } from "@app/contract/locales";
import { materialLabels } from "@app/contract/materials";
import { toKilograms } from "@app/contract/weights";
import type { z } from "zod";
import type { Context } from "../../context.ts";
import { createGroupedRead } from "../../grouped-read.ts";
import type { Actor } from "../identity/index.ts";
import { type AskedPage, findHistoryPages, type HistoryEntry } from "./history.queries.ts";

type Row = z.infer<typeof depositHistoryRowSchema>;

const labelOf = (material: HistoryEntry["material"]): string =>
  material === "aluminium" ? "Aluminium" : materialLabels[material];

const toRow = (deposit: HistoryEntry): Row => ({
  id: deposit.id,
  /** The other side of the deposit: the point's name, or nobody while it is only declared. */
  userProfile: deposit.pointName ?? "",
  created_at: deposit.createdAt.toISOString(),
  cp_id: deposit.pointId,
  type: labelOf(deposit.material),
  weight: toKilograms(deposit.grams),
  stars: deposit.stars,
  tokens: deposit.tokens / 100,
  status: deposit.status,
  number: deposit.number,
});

/** Page n is a range of the citizen's gapless numbers; pages asked for at once are read together. */
export const createHistory = ({ pool }: Pick<Context, "pool">) => {
  const find = createGroupedRead((asked: readonly AskedPage[]) => findHistoryPages(pool, asked));
  return async ({ userId: citizenId }: Actor, page: number, locale: Locale) => {
    const { deposits, entries } = await find({ citizenId, page, locale });
    return {
      data: entries.map(toRow),
      last_page: Math.max(1, Math.ceil(deposits / historyPageSize)),
    };
  };
};
