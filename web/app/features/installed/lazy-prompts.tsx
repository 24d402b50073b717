import { type ComponentType, lazy } from "react";
import { IntlProvider } from "use-intl";
import { fallbackLocale, isLocale } from "@app/contract/locales";
import { loadMessages } from "../../i18n/catalogues.ts";
import { intlLocales } from "../../i18n/locale.ts";
import { logError } from "../../lib/log.ts";
import type { PromptsProps } from "./prompts.tsx";

/** A page is in one language for as long as it is open. */
const shownLocale = () => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : fallbackLocale;
};

const loadPrompts = async (): Promise<ComponentType<PromptsProps>> => {
  const locale = shownLocale();
  const [{ Prompts }, messages] = await Promise.all([
    import("./prompts.tsx"),
    loadMessages(locale, ["installed"]),
  ]);
  return (props: PromptsProps) => (
    <IntlProvider locale={intlLocales[locale].numbers} messages={messages}>
      <Prompts {...props} />
    </IntlProvider>
  );
};

const nothing = () => null;

/** With their texts, once there is something to say. Without them the page goes on as it was. */
export const LazyPrompts = lazy(async () => {
  try {
    return { default: await loadPrompts() };
  } catch (error) {
    logError("The prompts did not load", error);
    return { default: nothing };
  }
});
