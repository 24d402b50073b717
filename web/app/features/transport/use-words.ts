import { dayInAlgeria } from "@app/contract/country-time";
import { localized, type LocalizedText } from "@app/contract/localized-text";
import type { Material } from "@app/contract/materials";
import type { Window } from "@app/contract/pickups";
import { wholeKilograms } from "@app/contract/weights";
import { useTranslations } from "use-intl";
import { formatDinars } from "../../i18n/dinars.ts";
import { useNumbers } from "../../i18n/format.tsx";
import { leftToRight } from "../../i18n/in-own-order.ts";
import { materialName } from "../../i18n/material-name.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { dayNameOf, timeOf } from "../../i18n/when.ts";
import { shownDistance } from "../../lib/distance.ts";

/** Numbers with their words: "212 kg", "3.4 km", "4,850 DA", "9:00 to 11:00". */
export const useWords = () => {
  const t = useTranslations("transport");
  const language = useLanguage();
  const numbers = useNumbers();
  const whole = (grams: number): string => numbers.whole(wholeKilograms(grams));
  const hours = ({ from, to }: Window): string =>
    t("hours", {
      from: leftToRight(timeOf(Date.parse(from), language)),
      to: leftToRight(timeOf(Date.parse(to), language)),
    });
  return {
    name: (text: LocalizedText): string => localized(text, language),
    material: (material: Material): string => materialName(material, t("aluminium")),
    /** The number of a lot, in its own order. */
    code: leftToRight,
    whole,
    weight: (grams: number): string => t("kilograms", { kg: whole(grams) }),
    exactWeight: (grams: number): string => t("kilograms", { kg: numbers.kilograms(grams) }),
    kilogramUnit: t("kilograms", { kg: "" }).trim(),
    bags: (count: number): string => t("bags", { count, shown: numbers.whole(count) }),
    /** Two facts of one thing, with the comma of the language. */
    both: (first: string, second: string): string => t("both", { first, second }),
    /** As on a road sign, with its unit. */
    way: (meters: number): string => {
      const { unit, shown } = shownDistance(meters, language);
      return t(unit, { shown });
    },
    money: (centimes: number): string => t("dinars", { amount: formatDinars(centimes, language) }),
    time: (at: string): string => timeOf(Date.parse(at), language),
    day: (at: string): string => dayNameOf(dayInAlgeria(at), language),
    hours,
    /** "Sunday 2 August, 9:00 to 11:00" */
    window: (window: Window): string =>
      t("window", {
        day: dayNameOf(dayInAlgeria(window.from), language),
        hours: hours(window),
      }),
  };
};
export type Words = ReturnType<typeof useWords>;
