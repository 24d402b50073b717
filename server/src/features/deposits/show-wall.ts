import type { WallTile } from "@app/contract/deposits";
import type { Locale } from "@app/contract/locales";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { readBalance } from "../tokens/index.ts";
import { findDepositsByNumber, findMonthTotals } from "./deposits.queries.ts";
import { pointNameOf } from "./list-history.ts";

const tilesShown = 11;

export const showWall = async (ctx: Context, actor: Actor, locale: Locale) => {
  const { deposits } = await readBalance(ctx.db, actor.userId);
  const [month, newest] = await Promise.all([
    findMonthTotals(ctx.db, ctx.clock, actor.userId),
    findDepositsByNumber(ctx.db, {
      citizenId: actor.userId,
      from: deposits - tilesShown + 1,
      to: deposits,
    }),
  ]);
  const tiles = newest.map((deposit): WallTile => ({
    id: deposit.deposit_id,
    material: deposit.material,
    grams: deposit.grams,
    stars: Number(deposit.clean) + Number(deposit.compacted) + Number(deposit.manners),
    tokens: deposit.tokens,
    pointName: pointNameOf(deposit, locale),
    createdAt: deposit.created_at.toISOString(),
  }));
  return { month, tiles };
};
