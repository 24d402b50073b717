import { weightLimits } from "@app/contract/weights";

/**
 * A weight while it is typed: kilograms with a dot and at most two decimals, exactly as far as
 * the person has come ("", "3", "3.", "3.4"). Whole grams come out; no float is involved.
 */
export type WeightText = string;

export type WeightKey =
  | "0"
  | "1"
  | "2"
  | "3"
  | "4"
  | "5"
  | "6"
  | "7"
  | "8"
  | "9"
  | "decimal"
  | "delete";

const longestWhole = 2;
const decimals = 2;
const gramsPerHundredth = 10;

export const pressKey = (text: WeightText, key: WeightKey): WeightText => {
  if (key === "delete") return text.slice(0, -1);
  const [whole = "", fraction] = text.split(".");
  if (key === "decimal") return fraction === undefined ? `${whole || "0"}.` : text;
  if (fraction !== undefined) return fraction.length < decimals ? text + key : text;
  if (whole === "0") return key;
  return whole.length < longestWhole ? text + key : text;
};

export const gramsOf = (text: WeightText): number => {
  const [whole = "", fraction = ""] = text.split(".");
  return Number(whole) * 1000 + Number(fraction.padEnd(decimals, "0")) * gramsPerHundredth;
};

export const textOfGrams = (grams: number): WeightText =>
  `${Math.floor(grams / 1000)}.${String(Math.floor((grams % 1000) / gramsPerHundredth)).padStart(decimals, "0")}`;

/** The quick keys. What would be more than the field can hold is left as it was. */
export const addGrams = (text: WeightText, grams: number): WeightText => {
  const sum = textOfGrams(gramsOf(text) + grams);
  return sum.length <= longestWhole + 1 + decimals ? sum : text;
};

/** Digits of Arabic keyboards count as 0 to 9. */
export const latinDigits = (typed: string): string =>
  typed
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));

/** Typed on a real keyboard or pasted: comma and dot are the decimal mark, the rest is dropped. */
export const weightFromTyped = (typed: string): WeightText =>
  [...latinDigits(typed)].reduce<WeightText>((text, sign) => {
    if (/[.,٫]/.test(sign)) return pressKey(text, "decimal");
    return /\d/.test(sign) ? pressKey(text, sign as WeightKey) : text;
  }, "");

export const isWeightAllowed = (grams: number): boolean =>
  grams >= weightLimits.minGrams && grams <= weightLimits.maxGrams;

export const isWeightUnusual = (grams: number, askAbove: number): boolean => grams > askAbove;
