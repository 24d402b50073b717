import type { OwnMonth } from "@app/contract/distributor";
import { productLimits } from "@app/contract/products";
import { readWhole } from "../../lib/typed-number.ts";

type MonthLine = OwnMonth["lines"][number];

/** What stands in the fields, by `keyOf`. */
export type Typed = Readonly<Record<string, string>>;

export const keyOf = ({ productId, wilayaCode }: MonthLine): string => `${productId}-${wilayaCode}`;

export const toldBefore = (lines: readonly MonthLine[]): Typed =>
  Object.fromEntries(
    lines.flatMap((line) => (line.units === null ? [] : [[keyOf(line), String(line.units)]])),
  );

/** What was told of the month before; what nobody told stays as it is. */
export const copied = (lines: readonly MonthLine[], typed: Typed): Typed => ({
  ...typed,
  ...Object.fromEntries(
    lines.flatMap((line) =>
      line.unitsBefore === null ? [] : [[keyOf(line), String(line.unitsBefore)]],
    ),
  ),
});

const unitsOf = (line: MonthLine, typed: Typed): number => readWhole(typed[keyOf(line)] ?? "");

/** The fields that hold no number, in the order of the page: none is told by leaving it out. */
export const wrongIn = (lines: readonly MonthLine[], typed: Typed): string[] =>
  lines
    .filter((line) => {
      const units = unitsOf(line, typed);
      return Number.isNaN(units) || units > productLimits.units.max;
    })
    .map(keyOf);

export const monthBody = (lines: readonly MonthLine[], typed: Typed) => ({
  lines: lines.map((line) => ({
    productId: line.productId,
    wilayaCode: line.wilayaCode,
    units: unitsOf(line, typed),
  })),
});
