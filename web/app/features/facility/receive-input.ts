import { type Grade, grades } from "@app/contract/deliveries";
import type { Material } from "@app/contract/materials";
import { mostPickupGrams } from "@app/contract/pickups";
import type { Load, WeighInBody } from "./facility.api.ts";

export interface ReceivedLine {
  material: Material;
  /** As typed: kilograms, with a dot or a comma. */
  received: string;
  refused: string;
  grade: Grade | null;
}

export const newLines = ({ onBoard }: Pick<Load, "onBoard">): ReceivedLine[] =>
  onBoard.map(({ material }) => ({ material, received: "", refused: "", grade: null }));

const arabicDigits = /[٠-٩۰-۹]/g;

/** Whole grams of what was typed; null when it is no weight. Nothing typed is `otherwise`. */
export const gramsOf = (typed: string, otherwise: number | null): number | null => {
  const text = typed
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[,٫]/, ".")
    .replaceAll(/\s/g, "");
  if (text === "") return otherwise;
  const match = /^(\d{1,5})(?:\.(\d{0,3}))?$/.exec(text);
  if (!match) return null;
  const grams = Number(match[1]) * 1000 + Number((match[2] ?? "").padEnd(3, "0"));
  return grams <= mostPickupGrams ? grams : null;
};

export type LineProblem = "received" | "refused" | "grade";

export const problemOf = ({ received, refused, grade }: ReceivedLine): LineProblem | null => {
  if (gramsOf(received, null) === null) return "received";
  if (gramsOf(refused, 0) === null) return "refused";
  return grade === null ? "grade" : null;
};

/** What is sent, once nothing is missing. */
export const bodyOf = (
  lines: readonly ReceivedLine[],
  name: string,
  ticket: string | null,
): WeighInBody => ({
  name: name.trim(),
  ticket,
  items: lines.map((line) => ({
    material: line.material,
    receivedGrams: gramsOf(line.received, 0) ?? 0,
    refusedGrams: gramsOf(line.refused, 0) ?? 0,
    grade: line.grade ?? grades[0],
  })),
});
