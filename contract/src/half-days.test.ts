import fc from "fast-check";
import { expect, test } from "vitest";
import { halfDaysFrom } from "./half-days.ts";
import { countryZone } from "./locales.ts";

const anyMoment = fc.date({
  min: new Date("2026-01-01T00:00:00Z"),
  max: new Date("2031-12-31T00:00:00Z"),
  noInvalidDate: true,
});

const inAlgiers = new Intl.DateTimeFormat("en-GB", {
  timeZone: countryZone,
  weekday: "short",
  day: "2-digit",
  month: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const partOf = (moment: string, type: string): string =>
  inAlgiers.formatToParts(new Date(moment)).find((part) => part.type === type)?.value ?? "";

test("at any moment: half-days ahead, of five working days, none on a Friday, in order", () => {
  fc.assert(
    fc.property(anyMoment, (now) => {
      const windows = halfDaysFrom(now);
      const days = new Set(
        windows.map(({ from }) => `${partOf(from, "day")}${partOf(from, "month")}`),
      );
      expect(days.size).toBe(5);
      for (const { from, to } of windows) {
        expect(new Date(from).getTime()).toBeGreaterThan(now.getTime());
        expect(partOf(from, "weekday")).not.toBe("Fri");
        expect(["08-12", "13-17"]).toContain(`${partOf(from, "hour")}-${partOf(to, "hour")}`);
        expect(partOf(from, "minute") + partOf(to, "minute")).toBe("0000");
      }
      const times = windows.map(({ from }) => from);
      expect(times).toEqual([...new Set(times)].toSorted());
    }),
  );
});

test("half-days of five working days, without Friday and without what has begun", () => {
  // A Wednesday at ten in the morning: its first half is under way.
  const windows = halfDaysFrom(new Date("2026-08-05T09:00:00Z"));
  expect(windows.map(({ from }) => from)).toEqual([
    "2026-08-05T12:00:00.000Z",
    "2026-08-06T07:00:00.000Z",
    "2026-08-06T12:00:00.000Z",
    "2026-08-08T07:00:00.000Z",
    "2026-08-08T12:00:00.000Z",
    "2026-08-09T07:00:00.000Z",
    "2026-08-09T12:00:00.000Z",
    "2026-08-10T07:00:00.000Z",
    "2026-08-10T12:00:00.000Z",
  ]);
  expect(windows[0]?.to).toBe("2026-08-05T16:00:00.000Z");
});
