import { fallbackLocale, isLocale, type Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";

export const localeCookie = `i18n_${product.slug}`;

/**
 * What `Intl` is asked for. Plain `ar` would give foreign month names and dot decimals, and `fr-DZ`
 * writes times with AM and PM.
 */
export const intlLocales = {
  en: { numbers: "en", dates: "en-GB" },
  fr: { numbers: "fr-DZ", dates: "fr" },
  ar: { numbers: "ar-DZ", dates: "ar-DZ" },
} as const satisfies Record<Locale, { numbers: string; dates: string }>;

export type IntlLocale = (typeof intlLocales)[Locale]["numbers"];

const cookieValue = (cookies: string, name: string): string | undefined =>
  cookies
    .split(";")
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The address of one language of a page; it changes nobody's choice. */
export const languageParameter = "lang";

/** What the address asks for, the visitor's own choice, the browser's first language, Arabic. */
export const detectLocale = (headers: Pick<Headers, "get">, address?: URLSearchParams): Locale => {
  const asked = address?.get(languageParameter);
  if (isLocale(asked)) return asked;
  const chosen = cookieValue(headers.get("Cookie") ?? "", localeCookie);
  if (isLocale(chosen)) return chosen;
  const browser = headers.get("Accept-Language")?.trim().slice(0, 2).toLowerCase();
  return isLocale(browser) ? browser : fallbackLocale;
};

/** A page is in one language for as long as it is open, also when its data got lost in an error. */
export const shownLocale = (): Locale => {
  if (typeof document === "undefined") return fallbackLocale;
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : fallbackLocale;
};

/** Each language by its own name, in its own script: the same on every page. */
export const languageNames: Record<Locale, string> = {
  ar: "العربية",
  fr: "Français",
  en: "English",
};

/** As people are asked, everywhere. */
export const languageOrder: readonly Locale[] = ["ar", "fr", "en"];
