import { materialLabels, type Material } from "@app/contract/materials";
import { localized } from "@app/contract/localized-text";
import type { ListedPoint, PublicPoint } from "@app/contract/points";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { metersBetween, type Position, shownDistance } from "../../lib/distance.ts";

/** The list comes with distances; for a point chosen on the map it is reckoned here. */
const metersTo = (point: PublicPoint | ListedPoint, position: Position | null): number | null => {
  if ("distanceMeters" in point && point.distanceMeters !== null) return point.distanceMeters;
  return position && metersBetween(position, point);
};

/** A point in the words of the page's language. */
export const usePointTexts = (position: Position | null = null) => {
  const t = useTranslations("map");
  const language = useLanguage();
  const numbers = useNumbers();
  return useMemo(() => {
    const placeName = ({ fr, ar }: PublicPoint["commune"]): string => (language === "ar" ? ar : fr);
    return {
      name: ({ name }: PublicPoint): string => localized(name, language),
      placeName,
      commune: ({ commune }: PublicPoint): string => placeName(commune),
      place: ({ commune, wilaya }: PublicPoint): string =>
        t("place", { commune: placeName(commune), wilaya: placeName(wilaya) }),
      address: ({ address }: PublicPoint): string =>
        language === "ar" ? (address.ar ?? address.fr) : address.fr,
      /** Without the number of the spec's label: P.E.T, P.E.H.D. */
      material: (material: Material): string =>
        material === "aluminium"
          ? t("material.aluminium")
          : materialLabels[material].replace(/ \(.*$/, ""),
      distance: (point: PublicPoint | ListedPoint): string | null => {
        const meters = metersTo(point, position);
        if (meters === null) return null;
        const { unit, shown } = shownDistance(meters, language);
        return t(`distance.${unit}`, { shown });
      },
      count: (count: number): string => t("count", { count, shown: numbers.whole(count) }),
    };
  }, [t, language, numbers, position]);
};
