import fc from "fast-check";
import { expect, test } from "vitest";
import { dayInAlgeria, hourInAlgeria, momentInAlgeria } from "./country-time.ts";
import { countryZone } from "./locales.ts";

test("a day begins at midnight in Algiers, however the moment is told", () => {
  expect(dayInAlgeria("2026-08-02T22:59:00Z")).toBe("2026-08-02");
  expect(dayInAlgeria(Date.parse("2026-08-02T23:00:00Z"))).toBe("2026-08-03");
  expect(dayInAlgeria(new Date("2026-11-20T23:00:00Z"))).toBe("2026-11-21");
  expect(momentInAlgeria("2026-11-21").toISOString()).toBe("2026-11-20T23:00:00.000Z");
  expect(momentInAlgeria("2026-11-21", 8).toISOString()).toBe("2026-11-21T07:00:00.000Z");
});

test("the hour reckoned here is the one of the tables of time zones, in summer and in winter", () => {
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone: countryZone,
    hour: "2-digit",
    hourCycle: "h23",
  });
  const moments = fc.date({
    min: new Date("2020-01-01"),
    max: new Date("2040-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      const hour = hourInAlgeria(moment.getTime());
      expect(clock.format(moment)).toBe(String(hour).padStart(2, "0"));
      const begun = momentInAlgeria(dayInAlgeria(moment), hour);
      expect(moment.getTime() - begun.getTime()).toBeGreaterThanOrEqual(0);
      expect(moment.getTime() - begun.getTime()).toBeLessThan(3_600_000);
    }),
  );
});
