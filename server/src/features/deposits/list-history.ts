import { historyPageSize, type depositHistoryRowSchema } from "@app/contract/deposits";
import type { Locale } from "@app/contract/locales";
import { localized, localizedTextSchema } from "@app/contract/localized-text";
import { materialLabels } from "@app/contract/materials";
import { toKilograms } from "@app/contract/weights";
import type { z } from "zod";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { readBalance } from "../tokens/index.ts";
import { findDepositsByNumber } from "./deposits.queries.ts";

type Row = z.infer<typeof depositHistoryRowSchema>;
type Found = Awaited<ReturnType<typeof findDepositsByNumber>>[number];

const labelOf = (material: Found["material"]): string =>
  material === "aluminium" ? "Aluminium" : materialLabels[material];

/** The other side of the deposit: the point's name, or nobody while it is only declared. */
const pointNameOf = (deposit: Found, locale: Locale): string =>
  deposit.point_name ? localized(localizedTextSchema.parse(deposit.point_name), locale) : "";

const toRow = (deposit: Found, locale: Locale): Row => ({
  id: deposit.deposit_id,
  userProfile: pointNameOf(deposit, locale),
  created_at: deposit.created_at.toISOString(),
  cp_id: deposit.point_id,
  type: labelOf(deposit.material),
  weight: toKilograms(deposit.grams),
  stars: [Number(deposit.clean), Number(deposit.compacted), Number(deposit.manners)],
  tokens: deposit.tokens / 100,
  status: deposit.status,
  number: deposit.number,
});

/** Page n is a range of the citizen's gapless numbers: as cheap at the end as at the start. */
export const listHistory = async (ctx: Context, actor: Actor, page: number, locale: Locale) => {
  const { deposits } = await readBalance(ctx.db, actor.userId);
  const to = deposits - (page - 1) * historyPageSize;
  const found = await findDepositsByNumber(ctx.db, {
    citizenId: actor.userId,
    from: to - historyPageSize + 1,
    to,
  });
  return {
    data: found.map((deposit) => toRow(deposit, locale)),
    last_page: Math.max(1, Math.ceil(deposits / historyPageSize)),
  };
};
