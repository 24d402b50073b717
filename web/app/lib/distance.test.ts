import { expect, test } from "vitest";
import { metersBetween, shownDistance } from "./distance.ts";

test("Alger to Oran is three hundred and fifty kilometres as the crow flies", () => {
  const meters = metersBetween({ lat: 36.7754, lng: 3.0602 }, { lat: 35.6971, lng: -0.6308 });
  expect(meters).toBeGreaterThan(348_000);
  expect(meters).toBeLessThan(356_000);
  expect(metersBetween({ lat: 36, lng: 3 }, { lat: 36, lng: 3 })).toBe(0);
});

test.each([
  [0, "meters", "0"],
  [347, "meters", "350"],
  [994, "meters", "990"],
  [996, "kilometers", "1"],
  [2940, "kilometers", "2,9"],
  [3000, "kilometers", "3"],
  [9949, "kilometers", "9,9"],
  [9960, "kilometers", "10"],
  [11_600, "kilometers", "12"],
  [1_234_567, "kilometers", "1\u00A0235"],
])("%d metres are shown in %s as %s", (meters, unit, shown) => {
  expect(shownDistance(meters, "fr")).toEqual({ unit, shown });
});

test("numbers are written as each language does", () => {
  expect(shownDistance(2940, "en").shown).toBe("2.9");
  expect(shownDistance(2940, "ar").shown).toBe("2,9");
});
