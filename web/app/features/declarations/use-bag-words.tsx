import { materialLabels, type Material } from "@app/contract/materials";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../i18n/format.tsx";

/** A bag in words: what is in it and about how much. */
export const useBagWords = () => {
  const t = useTranslations("declarations");
  const { kilograms } = useNumbers();
  return {
    material: (material: Material): ReactNode =>
      material === "aluminium" ? (
        t("aluminium")
      ) : (
        <Num className="whitespace-nowrap">{materialLabels[material]}</Num>
      ),
    weight: (grams: number): string => t("kilograms", { kg: kilograms(grams) }),
    about: (grams: number): string =>
      t("about", { weight: t("kilograms", { kg: kilograms(grams) }) }),
  };
};
