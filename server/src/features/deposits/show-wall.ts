import { type CitizenWall, mostTiles, type WallTile } from "@app/contract/walls";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { hasUnread } from "../notifications/index.ts";
import { readBalance, readHeld, readWaiting } from "../tokens/index.ts";
import {
  findCommune,
  findMonths,
  findMonthTotals,
  findTiles,
  type FoundTile,
} from "./walls.queries.ts";

export const toTile = (found: FoundTile): WallTile => ({
  id: found.deposit_id,
  number: found.number,
  status: found.status,
  material: found.material,
  grams: found.grams,
  tokens: found.tokens,
  isWaiting: found.is_waiting,
  at: found.occurred_at.toISOString(),
});

export const showWall = async ({ db, clock }: Context, { userId }: Actor): Promise<CitizenWall> => {
  // The balance first: tiles that come in between are more than it knows of, never fewer.
  const [balance, held, waiting] = await Promise.all([
    readBalance(db, userId),
    readHeld(db, userId),
    readWaiting(db, userId),
  ]);
  const [month, tiles, earlier, commune, hasNews] = await Promise.all([
    findMonthTotals(db, clock, userId),
    findTiles(db, clock, userId, mostTiles),
    findMonths(db, clock, userId, { limit: 1 }),
    findCommune(db, userId),
    hasUnread(db, userId),
  ]);
  return {
    balance: { ...balance, held, waiting },
    month,
    tiles: tiles.map(toTile),
    hasEarlier: earlier.length > 0,
    hasNews,
    commune,
  };
};
