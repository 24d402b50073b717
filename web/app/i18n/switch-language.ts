import type { Locale } from "@app/contract/locales";
import { deviceTokens } from "../lib/storage.ts";
import { languageMemory } from "./language-memory.ts";
import { languageParameter } from "./locale.ts";

/** `?lang=fr` shows one page in French and is nobody's choice. */
export const isAddressInOneLanguage = (): boolean =>
  new URLSearchParams(location.search).has(languageParameter);

/** The server writes language and direction from the first byte; forms keep their drafts. */
export const loadAnew = (): void => {
  if (!isAddressInOneLanguage()) return location.reload();
  const address = new URL(location.href);
  address.searchParams.delete(languageParameter);
  location.replace(address);
};

/** A choice, also of the language that is shown: it is kept, and the server told of it. */
export const chooseLanguage = (next: Locale, shown: Locale): void => {
  if (deviceTokens.read() !== null) languageMemory.awaitSync(next);
  languageMemory.keep(next);
  if (next !== shown) loadAnew();
};

/** From a menu: the language that is there already changes nothing. */
export const switchLanguage = (next: Locale, shown: Locale): void => {
  if (next !== shown || isAddressInOneLanguage()) chooseLanguage(next, shown);
};
