import { locales } from "@app/contract/locales";
import { describe, expect, it } from "vitest";
import { intlLocales } from "./locale.ts";
import { dateOf, relativeTime, timeOf } from "./when.ts";

const august = Date.UTC(2026, 7, 1, 17, 40);
const minuteMs = 60_000;
const nbsp = /[\u00A0\u202F]/g;

describe("dates", () => {
  it("have the month names of the country", () => {
    expect(dateOf(august, "en")).toBe("1 August 2026");
    expect(dateOf(august, "fr")).toBe("1 août 2026");
    expect(dateOf(august, "ar")).toBe("1 أوت 2026");
    expect(dateOf(Date.UTC(2026, 6, 5, 12), "ar")).toBe("5 جويلية 2026");
  });

  it("are those of the country, to twenty-four hours, whatever clock the reader has", () => {
    for (const locale of locales) expect(timeOf(august, locale)).toBe("18:40");
    const lastOfNovember = Date.UTC(2026, 10, 30, 23, 30);
    expect(dateOf(lastOfNovember, "fr")).toBe("1 décembre 2026");
    expect(timeOf(lastOfNovember, "ar")).toBe("00:30");
  });

  it("are told as a distance within a day, and written out after it", () => {
    const ago = (minutes: number, locale: (typeof locales)[number]) =>
      relativeTime(august - minutes * minuteMs, august, locale)?.replaceAll(nbsp, " ");
    expect(ago(10, "en")).toBe("10 minutes ago");
    expect(ago(10, "fr")).toBe("il y a 10 minutes");
    expect(ago(10, "ar")).toBe("قبل 10 دقائق");
    expect(ago(0, "fr")).toBe("maintenant");
    expect(ago(24 * 60, "en")).toBeUndefined();
  });
});

/** Newer than the types of the language. Monday is 1. */
interface Week {
  firstDay: number;
  weekend: number[];
}

describe("the week", () => {
  it.each(["fr", "ar"] as const)(
    "begins on Saturday and ends with its weekend, in %s",
    (locale) => {
      const known = new Intl.Locale(intlLocales[locale].numbers) as unknown as {
        getWeekInfo: () => Week;
      };
      const friday = 5;
      const saturday = 6;
      expect(known.getWeekInfo()).toMatchObject({
        firstDay: saturday,
        weekend: [friday, saturday],
      });
    },
  );
});
