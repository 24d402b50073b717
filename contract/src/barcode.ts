import { z } from "zod/mini";

/**
 * The code under the lines: EAN-8, EAN-13 or UPC-A, whose last digit proves the others (GS1 General
 * Specifications, 7.9). A UPC-A is the EAN-13 that begins with a nought, and is kept as that.
 */

const lengths = new Set([8, 12, 13]);

/** From the right the digits count three times and once in turn. */
export const checkDigitOf = (digits: string): number => {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
};

/** As it is kept, or null for what no scanner would read. */
export const readBarcode = (typed: string): string | null => {
  const digits = typed.replaceAll(/[\s-]/g, "");
  if (!/^\d+$/.test(digits) || !lengths.has(digits.length)) return null;
  if (checkDigitOf(digits.slice(0, -1)) !== Number(digits.at(-1))) return null;
  return digits.length === 12 ? `0${digits}` : digits;
};

export const barcodeSchema = z.pipe(
  z.string().check(z.maxLength(40)),
  z.pipe(
    z.transform((typed: string) => readBarcode(typed) ?? ""),
    z.string().check(z.minLength(1, "barcode")),
  ),
);
