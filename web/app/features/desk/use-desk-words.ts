import { localized, type LocalizedText } from "@app/contract/localized-text";
import type { Material } from "@app/contract/materials";
import type { Window } from "@app/contract/pickups";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { leftToRight } from "../../i18n/in-own-order.ts";
import { materialName } from "../../i18n/material-name.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf, timeOf } from "../../i18n/when.ts";
import { useWilayaName } from "../../lib/use-wilaya-name.ts";

/** Names, weights and times as the tables write them. */
export const useDeskWords = () => {
  const t = useTranslations("desk");
  const language = useLanguage();
  const numbers = useNumbers();
  const wilaya = useWilayaName();
  const moment = (at: string): string => {
    const time = Date.parse(at);
    return t("moment", { date: dateOf(time, language), time: timeOf(time, language) });
  };
  return {
    ...numbers,
    wilaya,
    code: leftToRight,
    moment,
    time: (at: string): string => timeOf(Date.parse(at), language),
    name: (text: LocalizedText): string => localized(text, language),
    material: (material: Material): string => materialName(material, t("aluminium")),
    weight: (grams: number): string => t("kilograms", { kg: numbers.kilograms(grams) }),
    window: ({ from, to }: Window): string =>
      t("window", {
        date: dateOf(Date.parse(from), language),
        from: timeOf(Date.parse(from), language),
        to: timeOf(Date.parse(to), language),
      }),
  };
};
