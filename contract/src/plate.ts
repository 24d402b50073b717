import { z } from "zod/mini";
import { cleanDigits } from "./phone.ts";

/** Serial, class (1 to 9) with the year of first use, and the wilaya: 204517 118 16. */
const form = /^(\d{5,6})([1-9]\d{2})(\d{2})$/;
const lastWilaya = 69;

/** As people type it, with blanks, dashes or nothing between: "204517-118-16", or nothing. */
export const readPlate = (typed: string): string | null => {
  const [, serial, kind, wilaya] = form.exec(cleanDigits(typed)) ?? [];
  if (serial === undefined || Number(serial) === 0) return null;
  if (Number(wilaya) < 1 || Number(wilaya) > lastWilaya) return null;
  return `${serial}-${kind}-${wilaya}`;
};

/** As it is painted. Runs from the left in every language. */
export const showPlate = (plate: string): string => plate.replaceAll("-", "\u00A0\u00A0");

export const plateSchema = z.pipe(
  z.string().check(z.maxLength(30)),
  z.pipe(
    z.transform((typed: string) => readPlate(typed) ?? ""),
    z.string().check(z.minLength(1, "plate")),
  ),
);
