import { expect, test } from "vitest";
import { litStars, rewardDrawing, rewardTime, rowToneOf } from "./row-rules.ts";

test("[L-42] a bag without a point is a warning, one with a point has the points' colour", () => {
  expect(rowToneOf({ cp_id: null })).toBe("declared");
  expect(rowToneOf({ cp_id: "0197f2a0-0000-7000-8000-000000000001" })).toBe("point");
});

test("[L-41] a star is lit when its mark is 1", () => {
  expect(litStars([1, 0, 1])).toEqual([true, false, true]);
  expect(litStars([0, 1, 2])).toEqual([false, true, false]);
});

test("[L-43] the time is written yyyy/mm/dd-hh:mm, as in Algiers", () => {
  expect(rewardTime("2026-07-30T17:04:59.000Z")).toBe("2026/07/30-18:04");
  expect(rewardTime("2026-12-31T23:30:00.000Z")).toBe("2027/01/01-00:30");
});

test("neighbouring rewards have different tiles", () => {
  for (let place = 0; place < 12; place += 1) {
    expect(rewardDrawing(place)).not.toEqual(rewardDrawing(place + 1));
  }
});
