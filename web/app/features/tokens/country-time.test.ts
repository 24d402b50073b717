import { expect, test } from "vitest";
import { dayInAlgeria, timeInAlgeria } from "./country-time.ts";

test("the last minutes of a month in UTC are the first of the next in Algeria", () => {
  const moment = "2026-11-30T23:30:00.000Z";
  expect(dayInAlgeria(moment, "fr")).toBe("1 décembre 2026");
  expect(timeInAlgeria(moment, "ar")).toBe("00:30");
});
