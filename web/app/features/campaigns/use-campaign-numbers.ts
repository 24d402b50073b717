import { shownTokens } from "@app/contract/tokens";
import { useTranslations } from "use-intl";
import { formatTenths, useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";

const gramsPerTonne = 1_000_000;

export const useCampaignNumbers = () => {
  const t = useTranslations("campaigns");
  const language = useLanguage();
  const { whole, tokens, kilograms } = useNumbers();
  return {
    /** With its word: "22 tokens". */
    amount: (hundredths: number): string =>
      t("tokens", { count: shownTokens(hundredths), shown: tokens(hundredths) }),
    short: tokens,
    /** Whole dinars, with the unit. */
    money: (centimes: number): string => t("money", { amount: whole(Math.floor(centimes / 100)) }),
    /** Tonnes from a thousand kilograms on. */
    weight: (grams: number): string =>
      grams >= gramsPerTonne
        ? t("tonnes", {
            weight: formatTenths(Math.floor(grams / (gramsPerTonne / 10)) / 10, language),
          })
        : t("kilograms", { weight: kilograms(grams) }),
  };
};
