import { describe, expect, test } from "vitest";
import {
  addGrams,
  gramsOf,
  isWeightAllowed,
  isWeightUnusual,
  pressKey,
  textOfGrams,
  weightFromTyped,
  type WeightKey,
  type WeightText,
} from "./weight-entry.ts";

const digits = [..."0123456789"] as WeightKey[];
const allKeys: WeightKey[] = [...digits, "decimal", "delete"];
const press = (...pressed: WeightKey[]): WeightText => pressed.reduce<WeightText>(pressKey, "");

/** Everything that can ever stand in the field: what any keys lead to, from the empty field on. */
const reachable = (): ReadonlySet<WeightText> => {
  const found = new Set<WeightText>([""]);
  for (const text of found) for (const key of allKeys) found.add(pressKey(text, key));
  return found;
};

describe("typing a weight", () => {
  test("is what was pressed, digit by digit", () => {
    expect(press("3")).toBe("3");
    expect(press("3", "decimal", "4", "0")).toBe("3.40");
    expect(press("1", "2", "decimal", "0", "5")).toBe("12.05");
  });

  test("starts with the mark as zero point", () => {
    expect(press("decimal", "0", "5")).toBe("0.05");
  });

  test("drops a leading zero, a third decimal, a second mark and a third whole digit", () => {
    expect(press("0", "7")).toBe("7");
    expect(press("3", "decimal", "4", "5", "6")).toBe("3.45");
    expect(press("3", "decimal", "decimal", "4")).toBe("3.4");
    expect(press("1", "2", "3")).toBe("12");
  });

  test("is always readable, whatever is pressed in whatever order", () => {
    const texts = [...reachable()];
    expect(texts.filter((text) => !/^(\d{1,2}(\.\d{0,2})?)?$/.test(text))).toEqual([]);
    expect(texts.filter((text) => gramsOf(text) !== Math.round(Number(text) * 1000))).toEqual([]);
  });

  test("deleting takes back the last digit, from wherever it was typed", () => {
    for (const text of reachable()) {
      const longer = pressKey(text, "7");
      if (longer.length > text.length) expect(pressKey(longer, "delete")).toBe(text);
    }
  });
});

describe("a weight typed on a keyboard", () => {
  test("takes comma and dot", () => {
    expect(weightFromTyped("3,40")).toBe("3.40");
    expect(weightFromTyped("3.4")).toBe("3.4");
  });

  test("takes the digits and the mark of Arabic keyboards", () => {
    expect(weightFromTyped("٣٫٤٠")).toBe("3.40");
    expect(weightFromTyped("۱۲,۵")).toBe("12.5");
  });

  test("leaves out everything else", () => {
    expect(weightFromTyped(" 3,4 kg")).toBe("3.4");
    expect(weightFromTyped("-1e9")).toBe("19");
  });
});

describe("whole grams", () => {
  test("come back from their own text", () => {
    for (let grams = 0; grams < 100_000; grams += 10)
      expect(gramsOf(textOfGrams(grams))).toBe(grams);
  });

  test("[K-12] are shown as kilograms with two decimals", () => {
    expect(textOfGrams(3400)).toBe("3.40");
    expect(textOfGrams(50)).toBe("0.05");
    expect(textOfGrams(18_000)).toBe("18.00");
  });

  test("grow by the quick keys, never beyond what the field holds", () => {
    expect(addGrams("", 500)).toBe("0.50");
    expect(addGrams("3.4", 1000)).toBe("4.40");
    expect(addGrams("99.60", 500)).toBe("99.60");
  });

  test("are allowed from 50 g to 50 kg and questioned above 15 kg", () => {
    expect([40, 50, 50_000, 50_010].map(isWeightAllowed)).toEqual([false, true, true, false]);
    expect([15_000, 15_010].map((grams) => isWeightUnusual(grams, 15_000))).toEqual([false, true]);
  });
});
