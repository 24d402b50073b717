import { type Locale, locales } from "@app/contract/locales";

/** `pnpm e2e --whole`: everything in every language and every way, before a release. */
export const isWhole = process.env["WHOLE"] === "true";

/**
 * What differs by its words alone is seen in Arabic on an ordinary day: it turns the page around, and
 * most people read it.
 */
export const shownIn: readonly Locale[] = isWhole ? locales : ["ar"];

/** Many pages, each in every language; on an ordinary day in French, the longest, or Arabic in turn. */
export const inLanguages = <T extends object>(list: readonly T[]): (T & { locale: Locale })[] =>
  list.flatMap((one, turn) => {
    const chosen: readonly Locale[] = isWhole ? locales : [turn % 2 === 0 ? "ar" : "fr"];
    return chosen.map((locale) => ({ ...one, locale }));
  });
