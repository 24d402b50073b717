import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastOnWhite } from "./contrast.ts";

const grey = fc.integer({ min: 0, max: 255 });
const written = (level: number): string => `#${level.toString(16).padStart(2, "0").repeat(3)}`;

test.each([
  ["#000000", 21],
  ["#ffffff", 1],
  ["#2059d9", 6],
  ["#fecc1d", 1.5],
  ["#767676", 4.54],
])("%s on white", (colour, contrast) => {
  expect(contrastOnWhite(colour)).toBeCloseTo(contrast, 1);
});

test("darker is always seen better", () => {
  fc.assert(
    fc.property(grey, grey, (one, other) => {
      const [dark, light] = [Math.min(one, other), Math.max(one, other)];
      expect(contrastOnWhite(written(dark))).toBeGreaterThanOrEqual(
        contrastOnWhite(written(light)),
      );
    }),
  );
});
