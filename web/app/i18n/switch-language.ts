import type { Locale } from "@app/contract/locales";
import { deviceStore } from "../lib/storage.ts";
import { localeCookie } from "./locale.ts";

const yearInSeconds = 365 * 24 * 60 * 60;

/** The page is loaded anew: the server writes language and direction from the first byte. */
export const switchLanguage = (next: Locale, current: Locale): void => {
  if (next === current) return;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${localeCookie}=${next}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
  deviceStore.write("locale", next);
  deviceStore.write("HAS_SELECTED_LANGUAGE", "true");
  location.reload();
};
