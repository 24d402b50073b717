import type { NationalFigures, NationalWilaya } from "@app/contract/national-figures";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Tile, type TileTurn } from "../../ui/tile.tsx";
import { MonthTable } from "./month-table.tsx";
import { partOf, tileGrams, tilesOf } from "./tiles.ts";
import { useFigureWords } from "./use-figure-words.ts";

/** Eight rows of three. */
const mostTiles = 24;
const tonne = 1_000_000;

interface MonthChartProps {
  figures: NationalFigures;
  /** The one that lights up. */
  chosen: NationalWilaya | undefined;
}

/** What each month stands for, in tiles; on a phone months are rows. */
export function MonthChart({ figures, chosen }: MonthChartProps) {
  const t = useTranslations("figures.months");
  const [isTable, setTable] = useState(false);
  const { months, waitingGrams } = figures;
  const last = months.length - 1;
  const heights = months.map(({ grams }, place) => grams + (place === last ? waitingGrams : 0));
  const unit = tileGrams(Math.max(...heights), mostTiles);
  const isInTonnes = unit * 10 >= tonne;
  return (
    <section
      aria-labelledby="months"
      className="on-dark rounded-large rounded-ee-[72px] bg-green-900 px-5 pt-7 pb-9 text-white lg:rounded-ee-[112px] lg:px-11 lg:pt-8.5 lg:pb-10"
    >
      <div className="mb-6 flex flex-wrap items-center gap-x-6.5 gap-y-2 text-[0.96875rem]">
        <h2 id="months" className="text-[1.625rem] lg:me-auto">
          {isInTonnes ? t("tonnes") : t("kilograms")}
        </h2>
        <Legend unit={unit} chosen={chosen} hasWaiting={waitingGrams > 0} />
        <button
          type="button"
          className="min-h-11 font-semibold underline underline-offset-3"
          onClick={() => setTable(!isTable)}
        >
          {isTable ? t("asTiles") : t("asTable")}
        </button>
      </div>
      {isTable ? (
        <MonthTable figures={figures} chosen={chosen} />
      ) : (
        <ol className="grid gap-2.5 lg:grid-cols-12 lg:items-end lg:gap-3.5">
          {months.map((month, place) => (
            <MonthColumn
              key={month.month}
              month={month}
              isFirst={place === 0}
              part={chosen && (chosen.months[place] ?? 0)}
              waiting={place === last ? waitingGrams : 0}
              unit={unit}
              isInTonnes={isInTonnes}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

const hatched =
  "bg-[repeating-linear-gradient(45deg,var(--color-green-300)_0_2.5px,transparent_2.5px_6px)]";

function Legend({
  unit,
  chosen,
  hasWaiting,
}: {
  unit: number;
  chosen: NationalWilaya | undefined;
  hasWaiting: boolean;
}) {
  const t = useTranslations("figures.months");
  const words = useFigureWords();
  return (
    <ul className="flex flex-wrap gap-x-6.5 gap-y-2 text-green-200">
      <li className="flex items-center gap-2.5">
        <GreenTile place={1} className="size-5 flex-none" />
        {t("tile", { weight: words.spelled(unit) })}
      </li>
      {chosen && (
        <li className="flex items-center gap-2.5">
          <Tile name="leaf" pair={2} className="size-5 flex-none" />
          {t("ofWhich", { wilaya: words.wilaya(chosen) })}
        </li>
      )}
      {hasWaiting && (
        <li className="flex items-center gap-2.5">
          <span className={`size-5 flex-none ${hatched}`} aria-hidden="true" />
          {t("waiting")}
        </li>
      )}
    </ul>
  );
}

const turns: readonly TileTurn[] = [0, 270, 180, 90];

/** Two greens in turn, each a quarter further, so that the curves meet. */
function GreenTile({ place, className }: { place: number; className: string }) {
  const colours =
    place % 2 === 0
      ? "[--b:var(--color-green-700)] [--f:var(--color-green-500)]"
      : "[--b:var(--color-green-500)] [--f:var(--color-green-700)]";
  return (
    <Tile
      name="q"
      pair={8}
      turn={turns[place % turns.length] ?? 0}
      className={`${colours} ${className}`}
    />
  );
}

interface MonthColumnProps {
  month: NationalFigures["months"][number];
  isFirst: boolean;
  /** Grams of the chosen wilaya. */
  part: number | undefined;
  waiting: number;
  unit: number;
  isInTonnes: boolean;
}

const tileSize = "w-[14px] flex-none lg:w-1/3";

function MonthColumn({ month, isFirst, part, waiting, unit, isInTonnes }: MonthColumnProps) {
  const words = useFigureWords();
  const lit = partOf(part ?? 0, month.grams, unit);
  const rest = tilesOf(month.grams, unit) - lit;
  return (
    <li className="grid grid-cols-[4.25rem_1fr_auto] items-center gap-x-3 lg:flex lg:min-w-0 lg:flex-col lg:gap-0">
      <span className="text-[0.90625rem] font-semibold text-green-200 lg:order-4 lg:text-center">
        {words.month(month.month, isFirst)}
      </span>
      <span
        className="flex max-w-[168px] min-w-0 flex-wrap lg:order-1 lg:w-full lg:max-w-24 lg:flex-wrap-reverse"
        aria-hidden="true"
      >
        {Array.from({ length: lit }, (_, place) => (
          <Tile
            key={`lit-${place}`}
            name="leaf"
            pair={2}
            turn={place % 2 === 0 ? 0 : 90}
            className={tileSize}
          />
        ))}
        {Array.from({ length: rest }, (_, place) => (
          <GreenTile key={`rest-${place}`} place={lit + place} className={tileSize} />
        ))}
        {Array.from({ length: tilesOf(waiting, unit) }, (_, place) => (
          <span key={`waiting-${place}`} className={`aspect-square ${hatched} ${tileSize}`} />
        ))}
      </span>
      <span className="text-end tabular-nums lg:order-2 lg:mt-2.5 lg:text-center">
        <b className="block text-[1.125rem] leading-tight font-extrabold lg:text-[1.3125rem]">
          {words.bare(month.grams, isInTonnes)}
        </b>
        {part !== undefined && month.grams > 0 && (
          <span className="block text-[0.875rem] font-bold text-yellow-400">
            {words.bare(part, isInTonnes)}
          </span>
        )}
      </span>
    </li>
  );
}
