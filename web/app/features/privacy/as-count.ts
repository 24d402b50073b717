import { latinDigits } from "../../ui/latin-digits.ts";

/** Null when nothing is typed. */
export const asCount = (typed: string): number | null => {
  const digits = latinDigits(typed);
  return digits === "" ? null : Number(digits);
};
