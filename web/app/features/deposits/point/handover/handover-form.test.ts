import { expect, test } from "vitest";
import {
  declaredRows,
  differenceOf,
  isFarOff,
  itemsOf,
  totalOfRows,
  typedRows,
} from "./handover-form.ts";

const items = [
  { material: "pet", bags: 14, grams: 168_000 },
  { material: "pehd", bags: 6, grams: 38_600 },
  { material: "aluminium", bags: 2, grams: 7400 },
] as const;

const typed = {
  pet: { weighed: "168,40", refused: "" },
  pehd: { weighed: "36.10", refused: "" },
  aluminium: { weighed: "٧٫٥", refused: "" },
};

test("what was typed is signed as grams, in any digits, with either decimal mark", () => {
  const rows = typedRows(items, typed);
  expect(itemsOf(rows)?.map(({ weighedGrams }) => weighedGrams)).toEqual([168_400, 36_100, 7500]);
  expect(totalOfRows(rows)).toEqual({
    declaredGrams: 214_000,
    weighedGrams: 212_000,
    difference: -2000,
  });
});

test("a weight that is missing, or more refused than there was, cannot be signed", () => {
  expect(itemsOf(declaredRows(items))).toBeNull();
  expect(itemsOf(typedRows(items, { ...typed, pehd: { weighed: "", refused: "" } }))).toBeNull();
  const refused = (weight: string) =>
    itemsOf(typedRows(items, { ...typed, pehd: { weighed: "36.10", refused: weight } }));
  expect(refused("38.61")).toBeNull();
  expect(refused("wet")).toBeNull();
  expect(refused("2.50")?.[1]?.refusedGrams).toBe(2500);
});

test("a difference beyond the tolerance stands out; what was refused is no loss", () => {
  const [pet, pehd] = typedRows(items, typed);
  expect(pet && [differenceOf(pet), isFarOff(pet)]).toEqual([400, false]);
  expect(pehd && [differenceOf(pehd), isFarOff(pehd)]).toEqual([-2500, true]);
  const [, partly] = typedRows(items, { ...typed, pehd: { weighed: "36.10", refused: "2.50" } });
  expect(partly && differenceOf(partly)).toBe(0);
});
