import { type Material, materialLabels } from "@app/contract/materials";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/format.tsx";

/** P.E.T ( 1 ) and P.E.H.D ( 2 ) are written the same in every language. */
export function MaterialName({ material }: { material: Material }) {
  const t = useTranslations("facility");
  return material === "aluminium" ? t("aluminium") : <Num>{materialLabels[material]}</Num>;
}
