import { expect, test } from "vitest";
import { leafOf, windowParts } from "./window-days.ts";

const morning = { from: "2026-08-03T07:00:00.000Z", to: "2026-08-03T11:00:00.000Z" };

test("a window is told by the clocks of Algeria", () => {
  expect(windowParts(morning, "en")).toEqual({
    day: "Monday 3 August",
    weekday: "Monday",
    from: "08:00",
    to: "12:00",
  });
  expect(windowParts(morning, "ar").weekday).toBe("الاثنين");
});

test("the leaf has the number and the short month", () => {
  expect(leafOf(morning, "fr")).toEqual({ number: "3", month: "août" });
});
