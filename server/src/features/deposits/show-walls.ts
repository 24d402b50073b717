import type { ResponseOf } from "@app/contract/endpoint";
import { type citizenWalls, mostTiles } from "@app/contract/walls";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { toTile } from "./show-wall.ts";
import { findMonths, findTilesOfMonth } from "./walls.queries.ts";

const monthsAtOnce = 6;

/** Months are looked up, not added up: as cheap after ten years as after one. */
export const showWalls = async (
  { db, clock }: Context,
  { userId }: Actor,
  before: string | undefined,
): Promise<ResponseOf<typeof citizenWalls>> => {
  const found = await findMonths(db, clock, userId, { before, limit: monthsAtOnce + 1 });
  const shown = found.slice(0, monthsAtOnce);
  const walls = await Promise.all(
    shown.map(async (month) => ({
      month: month.month,
      deposits: month.deposits,
      grams: month.grams,
      tiles: (await findTilesOfMonth(db, userId, month, mostTiles)).map(toTile),
    })),
  );
  return { walls, next: found.length > shown.length ? (shown.at(-1)?.month ?? null) : null };
};
