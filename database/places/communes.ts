import { readFileSync } from "node:fs";
import dzcities from "dzcities/all.json" with { type: "json" };
import { cleanArabic, cleanFrench } from "./names.ts";

export interface Commune {
  /** The code of the statistics office while there were 48 wilayas: it outlives every division. */
  readonly code: number;
  readonly nameFr: string;
  readonly nameAr: string;
  readonly longitude: number;
  readonly latitude: number;
}

const table = (file: string): Map<number, readonly string[]> => {
  const [, ...lines] = readFileSync(new URL(file, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  return new Map(
    lines.map((line) => {
      const [code, ...cells] = line.split(",");
      return [Number(code), cells];
    }),
  );
};

/** Where a spelling of dzcities is wrong or not the official one; an empty cell keeps it. */
const names = table("commune-names.csv");

/**
 * The centre of the chief town, from Wikidata (P625, CC0); 41 that are missing or misplaced there
 * follow yasserstudio/geoalgeria. Not from dzcities: there the two keys are swapped, and behind
 * that the points lie up to 0.2° west (wilayas 1 to 28) or 0.064° south (29 to 48) of the town.
 */
const points = table("commune-points.csv");

const codeOf = (city: { code: number; w: number }): number => city.w * 100 + (city.code % 1000);

const coordinate = (cell: string | undefined): number => {
  const value = Number(cell);
  if (!cell || !Number.isFinite(value)) {
    throw new Error(`not a coordinate: ${String(cell)}`);
  }
  return value;
};

export const communes: readonly Commune[] = dzcities
  .map((city) => {
    const code = codeOf(city);
    const [nameFr, nameAr] = names.get(code) ?? [];
    const [longitude, latitude] = points.get(code) ?? [];
    return {
      code,
      nameFr: nameFr || cleanFrench(city.name),
      nameAr: nameAr || cleanArabic(city.ar),
      longitude: coordinate(longitude),
      latitude: coordinate(latitude),
    };
  })
  .sort((a, b) => a.code - b.code);
