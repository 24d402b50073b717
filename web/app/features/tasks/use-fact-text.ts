import { localized } from "@app/contract/localized-text";
import type { Fact } from "@app/contract/tasks";
import { useTranslations } from "use-intl";
import { formatDinars } from "../../i18n/dinars.ts";
import { useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf, fullDayOf, timeOf } from "../../i18n/when.ts";
import type messages from "./locales/en.json";

type Word = keyof (typeof messages)["word"];

/** A fact in words and in the units that people read. */
export const useFactText = (): ((fact: Fact) => string) => {
  const t = useTranslations("tasks");
  const language = useLanguage();
  const numbers = useNumbers();
  const measured: Partial<Record<Fact["value"]["type"], (value: number) => string>> = {
    grams: (value) => t("value.grams", { value: numbers.kilograms(value) }),
    tokens: (value) => t("value.tokens", { value: numbers.tokens(value) }),
    centimes: (value) => t("value.centimes", { amount: formatDinars(value, language) }),
    percent: (value) => t("value.percent", { value: numbers.whole(value) }),
    count: (value) => numbers.whole(value),
  };
  const said: Partial<Record<Fact["value"]["type"], (value: string) => string>> = {
    word: (value) => t(`word.${value as Word}`),
    day: (value) => fullDayOf(value, language),
    time: (value) =>
      t("value.time", {
        date: dateOf(Date.parse(value), language),
        time: timeOf(Date.parse(value), language),
      }),
  };
  return ({ value: { type, value } }) => {
    if (typeof value === "object") return localized(value, language);
    if (typeof value === "number") return (measured[type] ?? numbers.whole)(value);
    return said[type]?.(value) ?? value;
  };
};
