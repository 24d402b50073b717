import { materialLabels, type Material } from "@app/contract/materials";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/format.tsx";
import { materialName } from "../../i18n/material-name.ts";

/** As plain text, for sentences and names that are read out. */
export const useMaterialName = (): ((material: Material) => string) => {
  const t = useTranslations("deposits");
  return (material) => materialName(material, t("material.aluminium"));
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
