import { expect, test } from "vitest";
import { badgeCodeSchema, isBadgeCode, makeBadgeCode } from "./badge-code.ts";
import { codeAlphabet, isCode } from "./public-code.ts";

const numbered = (seed: number) => {
  let rest = seed;
  return makeBadgeCode((below) => {
    rest = (rest * 7919 + 104_729) % 1_000_003;
    return rest % below;
  });
};

test("every code that is made is one, and none is a citizen's", () => {
  for (let seed = 0; seed < 500; seed++) {
    const code = numbered(seed);
    expect(isBadgeCode(code)).toBe(true);
    expect(isCode(code)).toBe(false);
  }
});

test("one wrong sign, or two neighbours swapped, is noticed without a network", () => {
  const code = numbered(7);
  for (let at = 1; at < code.length; at++) {
    for (const sign of codeAlphabet) {
      const wrong = code.slice(0, at) + sign + code.slice(at + 1);
      expect(isBadgeCode(wrong)).toBe(wrong === code);
    }
    const swapped =
      code.slice(0, at - 1) + code.charAt(at) + code.charAt(at - 1) + code.slice(at + 1);
    expect(isBadgeCode(swapped)).toBe(swapped === code);
  }
});

test("it is read as people type it", () => {
  const code = numbered(3);
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`;
  expect(badgeCodeSchema.parse(typed)).toBe(code);
});
