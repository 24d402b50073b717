import { isLocale, type Locale } from "@app/contract/locales";
import { readCookie } from "../lib/cookies.ts";
import { deviceStore, type KeyValueStore, pendingLanguageKey } from "../lib/storage.ts";
import { localeCookie } from "./locale.ts";

const localeKey = "locale";
const chosenKey = "HAS_SELECTED_LANGUAGE";
// An earlier naming of the same things: read once, moved, deleted.
const older = { locale: "LANG", pending: "LANG_NEEDS_SYNC" } as const;

const yearInSeconds = 365 * 24 * 60 * 60;

/** The cookie that tells the server which language to write. */
export interface LanguageCookie {
  read: () => string | null;
  write: (locale: Locale) => void;
}

const localeOrNull = (value: string | null): Locale | null => (isLocale(value) ? value : null);

/** What this device knows of its person's language. */
export const createLanguageMemory = (store: KeyValueStore, cookie: LanguageCookie) => {
  const stored = () => localeOrNull(store.read(localeKey));
  const inCookie = () => localeOrNull(cookie.read());
  const chosen = (): Locale | null => inCookie() ?? stored();

  return {
    /** The choice made on this device; null as long as there was none. */
    chosen,
    isAskedFor: (): boolean => store.read(chosenKey) !== "true" && chosen() === null,

    /** Whether the server will know of it: without a cookie, loading anew would change nothing. */
    keep: (locale: Locale): boolean => {
      cookie.write(locale);
      store.write(localeKey, locale);
      store.write(chosenKey, "true");
      return inCookie() === locale;
    },

    /** The stored language when the cookie got lost, as soon as it is back in a cookie. */
    restoreCookie: (): Locale | null => {
      const locale = stored();
      if (locale === null || inCookie() !== null) return null;
      cookie.write(locale);
      return inCookie();
    },

    /** What the server is still to be told of the signed-in person. */
    pending: () => localeOrNull(store.read(pendingLanguageKey)),
    awaitSync: (locale: Locale): void => store.write(pendingLanguageKey, locale),
    /** Told. A choice made meanwhile still waits. */
    endSync: (told: Locale): void => {
      if (store.read(pendingLanguageKey) === told) store.remove(pendingLanguageKey);
    },

    migrate: (): void => {
      const locale = localeOrNull(store.read(older.locale));
      const pending = store.read(older.pending);
      store.remove(older.locale);
      store.remove(older.pending);
      if (locale !== null && stored() === null) {
        store.write(localeKey, locale);
        store.write(chosenKey, "true");
      }
      // Written either as the language or as a mere yes.
      const toSync = localeOrNull(pending) ?? (pending === "true" ? locale : null);
      if (toSync !== null && store.read(pendingLanguageKey) === null) {
        store.write(pendingLanguageKey, toSync);
      }
    },
  };
};

export type LanguageMemory = ReturnType<typeof createLanguageMemory>;

export const languageMemory = createLanguageMemory(deviceStore, {
  read: () => readCookie(localeCookie),
  write: (locale) => {
    const secure = location.protocol === "https:" ? "; Secure" : "";
    document.cookie = `${localeCookie}=${locale}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
  },
});
