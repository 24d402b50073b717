import { mostCountedGrams } from "@app/contract/stock";
import { latinDigits } from "../../intake/weight-entry.ts";

/** What was typed as grams; null when it is no weight. Comma and dot are the decimal mark. */
export const gramsFromTyped = (typed: string): number | null => {
  const [, whole, decimals = ""] =
    /^(\d{1,4})(?:[.,٫](\d{0,2}))?$/.exec(latinDigits(typed).trim()) ?? [];
  if (whole === undefined) return null;
  const grams = Number(whole) * 1000 + Number(decimals.padEnd(2, "0")) * 10;
  return grams <= mostCountedGrams ? grams : null;
};
