import type { NationalWilaya } from "@app/contract/national-figures";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";
import { Tile } from "../../ui/tile.tsx";
import { tileGrams, tilesOf } from "./tiles.ts";
import { useFigureWords } from "./use-figure-words.ts";

const mostTiles = 16;
/** So many stand on a screen; the others are a tap away. */
const shownFirst = 8;

interface WilayaListProps {
  wilayas: readonly NationalWilaya[];
  chosen: NationalWilaya | undefined;
  onChoose: (wilaya: NationalWilaya) => void;
}

const columns = "lg:grid lg:grid-cols-[9.5rem_1fr_5.75rem_5.75rem] lg:gap-4.5";

/** Where it was weighed, the most first; each is a button that lights up its part of the months. */
export function WilayaList({ wilayas, chosen, onChoose }: WilayaListProps) {
  const t = useTranslations("figures.byWilaya");
  const words = useFigureWords();
  const [isWhole, setWhole] = useState(false);
  const unit = tileGrams(Math.max(...wilayas.map(({ grams }) => grams)), mostTiles);
  const shown = isWhole ? wilayas : wilayas.slice(0, shownFirst);
  return (
    <>
      <p className={`mb-2 text-[0.875rem] font-semibold text-muted ${columns}`}>
        <span className="max-lg:hidden" />
        <span>{t("tile", { weight: words.spelled(unit) })}</span>
        <span className="text-end max-lg:hidden">{t("verified")}</span>
        <span className="text-end max-lg:hidden">{t("points")}</span>
      </p>
      <ul className="border-b-2 border-ink">
        {shown.map((wilaya) => (
          <li key={wilaya.code ?? "others"}>
            <WilayaRow
              wilaya={wilaya}
              unit={unit}
              isChosen={wilaya === chosen}
              onChoose={() => onChoose(wilaya)}
            />
          </li>
        ))}
      </ul>
      {wilayas.length > shownFirst && (
        <button
          type="button"
          className="link mt-2 min-h-11"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole
            ? t("fewer")
            : t("all", { count: wilayas.length, shown: words.whole(wilayas.length) })}
        </button>
      )}
    </>
  );
}

interface WilayaRowProps {
  wilaya: NationalWilaya;
  unit: number;
  isChosen: boolean;
  onChoose: () => void;
}

function WilayaRow({ wilaya, unit, isChosen, onChoose }: WilayaRowProps) {
  const t = useTranslations("figures.byWilaya");
  const words = useFigureWords();
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        "grid min-h-13.5 grid-cols-[1fr_auto] items-center gap-x-4 border-t-2 border-ink py-2 text-start text-[1.0625rem] lg:py-0",
        columns,
        isChosen
          ? "-mx-4 w-[calc(100%+2rem)] rounded-ee-[27px] bg-yellow-400 px-4"
          : "w-full hover:bg-white",
      )}
    >
      <b className="font-extrabold tracking-[-0.01em] rtl:tracking-normal">
        {words.wilaya(wilaya)}
      </b>
      <span className="flex min-w-0 max-lg:order-3 max-lg:col-span-1" aria-hidden="true">
        {Array.from({ length: tilesOf(wilaya.grams, unit) }, (_, place) => (
          <Tile
            key={place}
            {...(isChosen
              ? { name: "leaf", pair: 2, turn: place % 2 === 0 ? 0 : 90 }
              : { name: "q", pair: place % 2 === 0 ? 3 : 8, turn: place % 2 === 0 ? 0 : 270 })}
            className="w-[14px] flex-none lg:w-6.5"
          />
        ))}
      </span>
      <span className="text-end font-extrabold whitespace-nowrap tabular-nums max-lg:order-2">
        {words.weight(wilaya.grams)}
      </span>
      <span
        className={classNames(
          "text-end text-[0.9375rem] whitespace-nowrap max-lg:order-4",
          isChosen ? "text-yellow-800" : "text-muted",
        )}
      >
        {t("pointCount", { count: wilaya.points, shown: words.whole(wilaya.points) })}
      </span>
    </button>
  );
}
