import { materialLabels, type Material } from "@app/contract/materials";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/format.tsx";

/** Keeps Latin signs in their order inside an Arabic sentence, where no element can be put. */
export const isolated = (text: string): string => `\u2066${text}\u2069`;

/** As plain text, for sentences and names that are read out. */
export const useMaterialName = (): ((material: Material) => string) => {
  const t = useTranslations("deposits");
  return (material) =>
    material === "aluminium"
      ? t("material.aluminium")
      : isolated(materialLabels[material].replaceAll(" ", "\u00A0"));
};

/** P.E.T ( 1 ) and P.E.H.D ( 2 ) are written the same in every language. */
export function MaterialLabel({ material }: { material: Material }) {
  const t = useTranslations("deposits");
  return material === "aluminium" ? (
    t("material.aluminium")
  ) : (
    <Num className="whitespace-nowrap">{materialLabels[material]}</Num>
  );
}
