import { mostPickupGrams, type Pickup, type PickupItem } from "@app/contract/pickups";
import { needsReason, toleranceOf } from "@app/contract/handovers";
import type { Material } from "@app/contract/materials";
import { fromGrams, type Kilograms, toGrams } from "./kilograms.ts";
import type { KeptItem, KeptPhoto } from "../outbox/van-entry.ts";

/** One material at the door: what was declared, what the van's scale says, what stays there. */
export interface Line {
  material: Material;
  bags: number;
  declaredGrams: number;
  /** Of an office, where nobody counts: only what to make room for, so nothing differs from it. */
  isEstimate: boolean;
  /** Empty until it was on the scale. */
  weighed: Kilograms;
  refused: Kilograms;
  reason: string;
  photo: KeptPhoto | null;
}

export const shortestReason = 3;
export const longestReason = 200;

const newLine = ({ material, bags, grams }: PickupItem, isEstimate: boolean): Line => ({
  material,
  bags,
  declaredGrams: grams,
  isEstimate,
  weighed: "",
  refused: "",
  reason: "",
  photo: null,
});

export const linesOf = ({ items, origin }: Pick<Pickup, "items" | "origin">): Line[] =>
  items.map((item) => newLine(item, origin === "office"));

/** As it was signed on this phone, for whoever looks at it later. */
export const lineOfItem = (item: KeptItem): Line => ({
  material: item.material,
  bags: item.bags,
  declaredGrams: item.declaredGrams,
  isEstimate: false,
  weighed: fromGrams(item.weighedGrams),
  refused: item.refusedGrams === 0 ? "" : fromGrams(item.refusedGrams),
  reason: item.reason ?? "",
  photo: item.photo,
});

const gramsIn = ({ declaredGrams, isEstimate, weighed, refused }: Line) => {
  const [weighedGrams, refusedGrams] = [toGrams(weighed), toGrams(refused)];
  return {
    declaredGrams: isEstimate ? weighedGrams + refusedGrams : declaredGrams,
    weighedGrams,
    refusedGrams,
  };
};

/** What the van's scale says beside what should be on it; null until it was weighed. */
export const differenceOf = (line: Line): number | null => {
  if (line.weighed === "") return null;
  const { declaredGrams, weighedGrams, refusedGrams } = gramsIn(line);
  return weighedGrams - (declaredGrams - refusedGrams);
};

/** Too far from what was declared, or something was left there: somebody has to say why. */
export const asksWhy = (line: Line): boolean => line.weighed !== "" && needsReason(gramsIn(line));

export const isFar = (line: Line): boolean => {
  const difference = differenceOf(line);
  return difference !== null && Math.abs(difference) > toleranceOf(line.declaredGrams);
};

export type LineGap = "weight" | "most" | "refused" | "reason" | "photo";

/** What is still to do about a line; the first thing only. */
export const gapOf = (line: Line): LineGap | null => {
  const { declaredGrams, weighedGrams, refusedGrams } = gramsIn(line);
  if (line.weighed === "") return "weight";
  if (weighedGrams > mostPickupGrams) return "most";
  if (refusedGrams > declaredGrams) return "refused";
  if (!asksWhy(line)) return null;
  if (line.reason.trim().length < shortestReason) return "reason";
  return line.photo === null ? "photo" : null;
};

export const sumOf = (lines: readonly Line[]) => ({
  declared: lines.reduce((all, { declaredGrams }) => all + declaredGrams, 0),
  weighed: lines.reduce((all, { weighed }) => all + toGrams(weighed), 0),
  difference: lines.reduce((all, line) => all + (differenceOf(line) ?? 0), 0),
});

export const asItem = (line: Line): KeptItem => {
  const hasWhy = asksWhy(line);
  return {
    material: line.material,
    bags: line.bags,
    ...gramsIn(line),
    reason: hasWhy ? line.reason.trim() : null,
    photo: hasWhy ? line.photo : null,
  };
};
