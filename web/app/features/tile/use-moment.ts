import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf, timeOf } from "../../i18n/when.ts";

/** Day and time in the language of the page. */
export const useMoment = (): ((iso: string) => string) => {
  const t = useTranslations("tile");
  const language = useLanguage();
  return (iso) => {
    const at = Date.parse(iso);
    return t("dateTime", { date: dateOf(at, language), time: timeOf(at, language) });
  };
};
