import { type LimitName, limitRules } from "@app/contract/limits";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { fullDayOf } from "../../i18n/when.ts";
import { readDecimal, readWhole } from "../../lib/typed-number.ts";
import { dayAfter } from "./dated.ts";

/** Kilograms and tokens are typed, grams and hundredths are kept. */
export const readThousandths = (typed: string): number => Math.round(readDecimal(typed) * 1000);
export const readHundredths = (typed: string): number => Math.round(readDecimal(typed) * 100);

export const readLimitValue = (name: LimitName, typed: string): number =>
  limitRules[name].unit === "grams" ? readThousandths(typed) : readWhole(typed);

/** Numbers of this page with their units, in words. */
export const useValues = () => {
  const t = useTranslations("numbers.value");
  const { whole, kilograms } = useNumbers();
  const language = useLanguage();
  const decimals = (value: number): string => kilograms(value).replace(/[.,]00$/, "");
  return {
    kilograms: (grams: number) => t("kilograms", { value: decimals(grams) }),
    limit: (name: LimitName, value: number): string => {
      const { unit } = limitRules[name];
      if (unit === "grams") return t("kilograms", { value: decimals(value) });
      if (unit === "percent") return t("percent", { value: whole(value) });
      return unit === "days" ? t("days", { count: value, shown: whole(value) }) : whole(value);
    },
    rate: (hundredths: number) => t("tokensPerKilogram", { value: decimals(hundredths * 10) }),
    bonus: (percent: number) => t("bonus", { value: whole(percent) }),
    factor: (grams: number) => t("factor", { value: kilograms(grams) }),
    tokens: (hundredths: number) => {
      const count = Math.floor(hundredths / 100);
      return t("tokens", { count, shown: whole(count) });
    },
    /** In Algeria, wherever the screen stands. */
    day: (moment: string) => fullDayOf(dayAfter(moment, 0), language),
    days: (count: number) => t("days", { count, shown: whole(count) }),
    whole,
  };
};
