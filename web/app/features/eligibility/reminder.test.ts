import { expect, test } from "vitest";
import { reminderFile } from "./reminder.ts";

test("a calendar gets an entry a week from now, with the way back", () => {
  const lines = reminderFile(
    new Date("2026-11-15T10:20:30.400Z"),
    "Open my point",
    "/collection-point/eligibility",
  ).split("\r\n");
  expect(lines).toContain("DTSTAMP:20261115T102030Z");
  expect(lines).toContain("DTSTART:20261122T090000");
  expect(lines).toContain("SUMMARY:Open my point");
  expect(lines.find((line) => line.startsWith("URL:"))).toMatch(
    /^URL:https:\/\/.+\/collection-point\/eligibility$/,
  );
});
