/** Languages without schemas: public pages need these and nothing heavier. */
export const locales = ["en", "fr", "ar"] as const;
export type Locale = (typeof locales)[number];

/** What a visitor reads when nothing about them is known. */
export const fallbackLocale: Locale = "ar";

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

export const directionOf = (locale: Locale): "ltr" | "rtl" => (locale === "ar" ? "rtl" : "ltr");
