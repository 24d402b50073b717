import { contrastOnWhite, leastContrast } from "@app/contract/contrast";
import { expect, it } from "vitest";
import { darker } from "./darker.ts";

/** Every fifteenth level of each channel, with both ends. */
const levels = Array.from({ length: 18 }, (_, place) => place * 15);
const colours = levels.flatMap((red) =>
  levels.flatMap((green) =>
    levels.map((blue) =>
      [red, green, blue].reduce((text, one) => text + one.toString(16).padStart(2, "0"), "#"),
    ),
  ),
);

it("is seen on white whatever it came from, and leaves alone what is seen already", () => {
  for (const colour of colours) {
    const seen = darker(colour);
    expect(seen).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrastOnWhite(seen)).toBeGreaterThanOrEqual(leastContrast);
    if (contrastOnWhite(colour) >= leastContrast) expect(seen).toBe(colour);
  }
});

it("goes no further than it must", () => {
  expect(contrastOnWhite(darker("#ffff00"))).toBeLessThan(3.3);
});
