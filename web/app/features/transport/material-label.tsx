import { materialLabels, type Material } from "@app/contract/materials";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/format.tsx";
import type { TilePair } from "../../ui/tile.tsx";

/** The colours a material has in the van and in every list. */
export const materialPairs: Record<Material, TilePair> = { pet: 1, pehd: 2, aluminium: 7 };

/** P.E.T ( 1 ) and P.E.H.D ( 2 ) are written the same in every language. */
export function MaterialLabel({ material }: { material: Material }) {
  const t = useTranslations("transport");
  return material === "aluminium" ? (
    t("aluminium")
  ) : (
    <Num className="whitespace-nowrap">{materialLabels[material]}</Num>
  );
}

/** Without its number, where there is little room: P.E.T. */
export function ShortLabel({ material }: { material: Material }) {
  const t = useTranslations("transport");
  return material === "aluminium" ? (
    t("aluminiumShort")
  ) : (
    <Num>{materialLabels[material].replace(/ \(.*/, "")}</Num>
  );
}
