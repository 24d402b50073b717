import { expect, test } from "vitest";
import { elides, monthName } from "./month-name.ts";

test("a month is called as in Algeria", () => {
  expect(monthName("2026-08", "fr")).toBe("août");
  expect(monthName("2026-08", "ar")).toBe("أوت");
  expect(monthName("2026-12", "en", true)).toBe("December 2026");
});

test("French leaves out a vowel before another", () => {
  const months = Array.from({ length: 12 }, (_, place) =>
    monthName(`2026-${String(place + 1).padStart(2, "0")}`, "fr"),
  );
  expect(months.filter((name) => elides(name) === "yes")).toEqual(["avril", "août", "octobre"]);
});
