import { useCallback } from "react";
import { intlLocales } from "../../i18n/locale.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { withSafeSpaces } from "../../i18n/format.tsx";

/** Tokens to the hundredth, as the ledger has them; with a sign where they were added or taken. */
export const useHundredths = (): ((hundredths: number, isSigned?: boolean) => string) => {
  const language = useLanguage();
  return useCallback(
    (hundredths, isSigned = false) =>
      withSafeSpaces(
        new Intl.NumberFormat(intlLocales[language].numbers, {
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
          signDisplay: isSigned ? "exceptZero" : "auto",
        }).format(hundredths / 100),
      ),
    [language],
  );
};
