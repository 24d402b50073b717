import { shownTokens } from "@app/contract/tokens";
import { wholeKilograms } from "@app/contract/weights";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";

/** Numbers with their words: "81 tokens", "3.40 kg", "10 deposits". */
export const useAmounts = () => {
  const t = useTranslations("deposits");
  const numbers = useNumbers();
  return {
    tokens: (hundredths: number): string =>
      t("tokens", { count: shownTokens(hundredths), shown: numbers.tokens(hundredths) }),
    weight: (grams: number): string => t("kilograms", { kg: numbers.kilograms(grams) }),
    /** Without decimals, rounded down: stock and tiles. */
    wholeWeight: (grams: number): string =>
      t("kilograms", { kg: numbers.whole(wholeKilograms(grams)) }),
    deposits: (count: number): string => t("count", { count, shown: numbers.whole(count) }),
    /** The unit alone, beside a number that is drawn large. */
    kilogramUnit: t("kilograms", { kg: "" }).trim(),
  };
};
