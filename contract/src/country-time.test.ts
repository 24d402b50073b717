import { expect, test } from "vitest";
import { dayInAlgeria } from "./country-time.ts";

test("a day begins at midnight in Algiers, however the moment is told", () => {
  expect(dayInAlgeria("2026-08-02T22:59:00Z")).toBe("2026-08-02");
  expect(dayInAlgeria(Date.parse("2026-08-02T23:00:00Z"))).toBe("2026-08-03");
  expect(dayInAlgeria(new Date("2026-11-20T23:00:00Z"))).toBe("2026-11-21");
});
