import type { Locale } from "@app/contract/locales";
import { useTranslations } from "use-intl";

export const useLanguageNames = (): Record<Locale, string> => {
  const t = useTranslations("rewardDesk.language");
  return { en: t("en"), fr: t("fr"), ar: t("ar") };
};
