import { toWesternDigits } from "@app/contract/phone";

/** Spaces of any width part thousands; digits of any script. */
const clean = (typed: string): string => toWesternDigits(typed).replaceAll(/[\s\u00A0\u202F]/g, "");

/** Dot and comma are both a decimal mark. Anything else is no number. */
export const readDecimal = (typed: string): number => {
  const digits = clean(typed);
  return /^\d+([.,]\d*)?$/.test(digits) ? Number(digits.replace(",", ".")) : Number.NaN;
};

/** Without decimals: "1,500" may be meant as either, so it is neither. */
export const readWhole = (typed: string): number => {
  const digits = clean(typed);
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};
