import { product } from "@app/contract/product";
import { directionOf } from "@app/contract/locales";
import type { EarlierWall } from "@app/contract/walls";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { logError } from "../../../lib/log.ts";
import { drawingOf } from "../../../lib/material-tile.ts";
import { useAmounts } from "../use-amounts.ts";
import { createWallLayer } from "./lay-wall.ts";
import { elides, monthName } from "../../../i18n/month-name.ts";

/** Only what counts is on the picture. */
const tilesOf = ({ tiles }: EarlierWall) => {
  const laid = tiles
    .filter(({ status }) => ["confirmed", "corrected", "disputed"].includes(status))
    .toReversed();
  const pairs = createWallLayer()(laid);
  return laid.map(({ material }, place) => ({
    name: drawingOf[material],
    pair: pairs[place] ?? (1 as const),
  }));
};

export function SaveWall({ wall }: { wall: EarlierWall }) {
  const t = useTranslations("deposits");
  const language = useLanguage();
  const amounts = useAmounts();
  const [hasFailed, setFailed] = useState(false);

  const save = async () => {
    const month = monthName(wall.month, language, true);
    try {
      const { savePicture } = await import("./wall-picture.ts");
      await savePicture(
        {
          title: t("citizen.wall", { month, elides: elides(month) }),
          detail: t("citizen.month", {
            deposits: amounts.deposits(wall.deposits),
            weight: amounts.weight(wall.grams),
          }),
          name: product.name[language],
          tiles: tilesOf(wall),
          isRightToLeft: directionOf(language) === "rtl",
        },
        wall.month,
      );
      setFailed(false);
    } catch (error) {
      logError("The wall could not be drawn", error);
      setFailed(true);
    }
  };

  if (wall.deposits === 0) return null;
  return (
    <>
      <button
        type="button"
        className="link inline-flex min-h-11 items-center gap-2"
        onClick={() => void save()}
      >
        <Download className="size-5" aria-hidden="true" />
        {t("citizen.saveWall")}
      </button>
      <span role="status" className="text-small text-red-700">
        {hasFailed && t("citizen.saveFailed")}
      </span>
    </>
  );
}
