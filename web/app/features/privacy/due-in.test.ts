import { expect, test } from "vitest";
import { dueIn } from "./due-in.ts";

const hour = 3_600_000;
const now = Date.parse("2026-11-16T08:00:00Z");

test("days while there are some, hours on the last, and how long ago afterwards", () => {
  expect(dueIn(now + 119 * hour, now, "en")).toBe("in 4 days");
  expect(dueIn(now + 24 * hour, now, "en")).toBe("in 1 day");
  expect(dueIn(now + 23 * hour, now, "en")).toBe("in 23 hours");
  expect(dueIn(now - 3 * hour, now, "en")).toBe("3 hours ago");
  expect(dueIn(now - 49 * hour, now, "fr")).toBe("il y a 2 jours");
});
