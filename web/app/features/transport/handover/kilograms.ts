import type { KeypadKey } from "../../../ui/keypad.tsx";

/**
 * A weight while it is typed: kilograms with a dot and at most two decimals, exactly as far as the
 * person has come ("", "168", "168.", "168.4"). Whole grams come out; no float is involved.
 */
export type Kilograms = string;

/** Twenty tonnes are more than any van takes. */
const longestWhole = 5;
const decimals = 2;

export const press = (text: Kilograms, key: KeypadKey): Kilograms => {
  if (key === "delete") return text.slice(0, -1);
  const [whole = "", fraction] = text.split(".");
  if (key === "decimal") return fraction === undefined ? `${whole || "0"}.` : text;
  if (fraction !== undefined) return fraction.length < decimals ? text + key : text;
  if (whole === "0") return key;
  return whole.length < longestWhole ? text + key : text;
};

export const toGrams = (text: Kilograms): number => {
  const [whole = "", fraction = ""] = text.split(".");
  return Number(whole) * 1000 + Number(fraction.padEnd(decimals, "0")) * 10;
};

export const fromGrams = (grams: number): Kilograms =>
  `${Math.floor(grams / 1000)}.${String(Math.floor((grams % 1000) / 10)).padStart(decimals, "0")}`;
