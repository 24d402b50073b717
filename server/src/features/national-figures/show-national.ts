import {
  type NationalFigures,
  type NationalWilaya,
  shownMonths,
} from "@app/contract/national-figures";
import type { Context } from "../../context.ts";
import {
  findClosing,
  findMonths,
  findPoints,
  type MonthGrams,
  type PlacedPoints,
} from "./national-figures.queries.ts";

/** "2026-08" and those before it, oldest first. */
const monthsUntil = (last: string): string[] => {
  const [year = 0, month = 1] = last.split("-").map(Number);
  return Array.from({ length: shownMonths }, (_, place) =>
    new Date(Date.UTC(year, month - shownMonths + place, 1)).toISOString().slice(0, 7),
  );
};

const sum = (rows: readonly { grams: number }[]): number =>
  rows.reduce((total, { grams }) => total + grams, 0);

const rowOf = (
  place: PlacedPoints | null,
  points: number,
  found: readonly MonthGrams[],
  months: readonly string[],
): NationalWilaya => ({
  code: place?.code ?? null,
  name: place && { fr: place.fr, ar: place.ar },
  grams: sum(found),
  points,
  months: months.map((month) => sum(found.filter((row) => row.month === month))),
});

const wilayasOf = (
  places: readonly PlacedPoints[],
  found: readonly MonthGrams[],
  months: readonly string[],
): NationalWilaya[] => {
  const byWilaya = Map.groupBy(found, ({ wilaya }) => wilaya);
  const named = places
    .filter(({ code }) => byWilaya.has(code))
    .map((place) => rowOf(place, place.points, byWilaya.get(place.code) ?? [], months))
    .toSorted((one, other) => other.grams - one.grams);
  const elsewhere = places
    .filter(({ code }) => !byWilaya.has(code))
    .reduce((total, { points }) => total + points, 0);
  const others = rowOf(null, elsewhere, byWilaya.get(null) ?? [], months);
  return others.grams > 0 || others.points > 0 ? [...named, others] : named;
};

const nothing: NationalFigures = {
  closedOn: null,
  grams: 0,
  waitingGrams: 0,
  heldGrams: 0,
  wilayaCount: 0,
  months: [],
  wilayas: [],
  root: null,
};

export const showNational = async ({ db, clock }: Context): Promise<NationalFigures> => {
  const closing = await findClosing(db);
  if (!closing) return nothing;
  const months = monthsUntil(closing.day.slice(0, 7));
  const found = await findMonths(db, months[0] ?? "", months.at(-1) ?? "");
  return {
    closedOn: closing.day,
    grams: sum(found),
    waitingGrams: closing.waitingGrams,
    heldGrams: closing.heldGrams,
    wilayaCount: closing.wilayas,
    months: months.map((month) => ({
      month,
      grams: sum(found.filter((row) => row.month === month)),
    })),
    wilayas: wilayasOf(await findPoints(db, clock), found, months),
    root: {
      day: closing.day,
      treeSize: closing.treeSize,
      rootHash: closing.rootHash.toString("base64"),
    },
  };
};
