import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { languageMemory } from "../i18n/language-memory.ts";
import { isAddressInOneLanguage, loadAnew } from "../i18n/switch-language.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { logError } from "../lib/log.ts";
import { deviceTokens } from "../lib/storage.ts";

const isSignedIn = (): boolean => deviceTokens.read() !== null;

const loadFollowing = () => import("../i18n/follow-language.ts");

/** A choice made while signed in is told to the server: at the start, and after a login. */
const useSync = () =>
  useEffect(() => {
    let wasSignedIn = false;
    const check = () => {
      const isNew = !wasSignedIn && isSignedIn();
      wasSignedIn = isSignedIn();
      if (!isNew || languageMemory.pending() === null) return;
      loadFollowing()
        .then(({ syncLanguage }) => syncLanguage())
        .catch((error: unknown) => logError("The language could not be told", error));
    };
    check();
    return deviceTokens.subscribe(check);
  }, []);

/** Somebody who signed in on a new device finds their own language on the page they are led to. */
const useUsersLanguage = () => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isSignedIn() || languageMemory.chosen() !== null || isAddressInOneLanguage()) return;
    loadFollowing()
      .then(({ followUser }) => followUser())
      .catch((error: unknown) => logError("The person's language is not known", error));
  }, [pathname]);
};

/** What the device, the person and the server know of the language, brought together. */
export function Languages() {
  const shown = useLanguage();
  const [chooser, setChooser] = useState<ReactNode>(null);

  const begin = useEffectEvent(() => {
    languageMemory.migrate();
    if (isAddressInOneLanguage()) return;
    const restored = languageMemory.restoreCookie();
    if (restored !== null && restored !== shown) return loadAnew();
    if (isSignedIn() || !languageMemory.isAskedFor()) return;
    // Nothing of it is in the first page: readers without script, and search engines, have none.
    import("./language-chooser.tsx").then(
      ({ LanguageChooser }) =>
        setChooser(<LanguageChooser shown={shown} onChosen={() => setChooser(null)} />),
      (error: unknown) => logError("The language chooser did not load", error),
    );
  });
  useEffect(() => begin(), []);
  useSync();
  useUsersLanguage();

  return chooser;
}
