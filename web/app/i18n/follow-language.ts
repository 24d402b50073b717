import { changeLanguage } from "@app/contract/account";
import { isLocale, type Locale } from "@app/contract/locales";
import { call, type Client } from "../lib/api-client.ts";
import { logError } from "../lib/log.ts";
import { session } from "../lib/session/session-store.ts";
import { type LanguageMemory, languageMemory } from "./language-memory.ts";
import { loadAnew } from "./switch-language.ts";

/** Tells the server what was chosen; what could not be told waits for the next start. */
export const tellServer = async (ask: Client["call"], memory: LanguageMemory): Promise<void> => {
  const pending = memory.pending();
  if (pending === null) return;
  await ask(changeLanguage, { body: { lang: pending } });
  memory.endSync(pending);
};

/** On a device without a choice of its own the person's language counts; whether it must load anew. */
export const adoptLanguage = (users: Locale, shown: string, memory: LanguageMemory): boolean =>
  memory.chosen() === null && memory.keep(users) && users !== shown;

/** After every login and at every start of a signed-in person. */
export const syncLanguage = (): Promise<void> =>
  tellServer(call, languageMemory).catch((error: unknown) =>
    logError("The language could not be told", error),
  );

export const followUser = async (): Promise<void> => {
  const { user } = await session.restore();
  if (!isLocale(user?.locale)) return;
  if (adoptLanguage(user.locale, document.documentElement.lang, languageMemory)) loadAnew();
};
