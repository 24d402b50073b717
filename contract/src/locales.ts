/** Languages without schemas: public pages need these and nothing heavier. */
export const locales = ["en", "fr", "ar"] as const;
export type Locale = (typeof locales)[number];

/** What a visitor reads when nothing about them is known. */
export const fallbackLocale: Locale = "ar";

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

export const directionOf = (locale: Locale): "ltr" | "rtl" => (locale === "ar" ? "rtl" : "ltr");

/** What is promised by the day and the hour is promised by the clocks of the country, whatever those of a phone say. */
export const countryZone = "Africa/Algiers";
