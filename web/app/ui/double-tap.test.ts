import { describe, expect, it } from "vitest";
import { isSecondTap } from "./double-tap.ts";

const first = { at: 1000, x: 100, y: 200 };

describe("[K-08] a second tap", () => {
  it.each([
    ["at once on the same spot", { at: 1080, x: 100, y: 200 }, true],
    ["a thumb's width beside it", { at: 1299, x: 112, y: 190 }, true],
    ["after 300 ms", { at: 1300, x: 100, y: 200 }, false],
    ["elsewhere", { at: 1080, x: 100, y: 260 }, false],
  ])("%s", (_, next, isSecond) => {
    expect(isSecondTap(first, next)).toBe(isSecond);
  });

  it("needs a first one", () => {
    expect(isSecondTap(undefined, first)).toBe(false);
  });
});
