import { withSafeSpaces } from "./format.tsx";
import { intlLocales } from "./locale.ts";
import { useLanguage } from "./use-language.ts";

/** A share of one, as whole percent; never 100 before it is. */
export const usePercent = () => {
  const { numbers } = intlLocales[useLanguage()];
  const format = new Intl.NumberFormat(numbers, { style: "percent" });
  return (share: number): string => withSafeSpaces(format.format(Math.floor(share * 100) / 100));
};
