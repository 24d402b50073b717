import type { Figures, NewestDeposit } from "@app/contract/figures";
import type { Context } from "../../context.ts";
import { namesCommune, toTens, toTheMinute } from "./figures.rules.ts";
import { findFigures } from "./figures.queries.ts";

type Row = Awaited<ReturnType<ReturnType<typeof findFigures>["executeTakeFirstOrThrow"]>>;

const placeOf = (row: Row): NewestDeposit["place"] | null => {
  const [fr, ar] = namesCommune(row.citizensHere ?? 0)
    ? [row.communeFr, row.communeAr]
    : [row.wilayaFr, row.wilayaAr];
  return fr === null || ar === null ? null : { fr, ar };
};

const newestOf = (row: Row): NewestDeposit | null => {
  const { at, material, newestGrams: grams, stars } = row;
  const place = placeOf(row);
  if (!at || !material || !grams || stars === null || !place) return null;
  return { material, grams, stars, place, at: toTheMinute(at).toISOString() };
};

export const showFigures = async (ctx: Context): Promise<Figures> => {
  const row = await findFigures(ctx.db, ctx.clock).executeTakeFirstOrThrow();
  return {
    grams: row.grams ?? 0,
    citizens: toTens(row.citizens ?? 0),
    points: row.points,
    newest: newestOf(row),
  };
};
