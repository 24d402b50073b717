import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";
import { Tile } from "../../ui/tile.tsx";
import { laidTile } from "./quiz-tiles.ts";

interface ProgressWallProps {
  /** Right, wrong, or not answered yet. */
  marks: readonly (boolean | null)[];
  /** The question on the screen, from 1. */
  number: number;
}

/** Ten tiles that fill, in one row under the header. */
export function ProgressWall({ marks, number }: ProgressWallProps) {
  const t = useTranslations("quiz");
  const label = t("progress", { number, count: marks.length });
  return (
    <div role="img" aria-label={label} className="grid grid-cols-10 border-b-[1.5px] border-line">
      {marks.map((mark, place) => {
        if (place === number - 1) {
          return (
            <span
              key={place}
              className="tile grid place-items-center border-3 border-ink bg-white text-[1.0625rem] font-bold lg:aspect-auto lg:h-12"
            >
              {number}
            </span>
          );
        }
        return <Laid key={place} mark={mark} place={place} />;
      })}
    </div>
  );
}

const low = "lg:aspect-auto lg:h-12";

function Laid({ mark, place }: { mark: boolean | null; place: number }) {
  if (mark) return <Tile {...laidTile(place)} className={low} />;
  return (
    <span
      className={classNames(
        "tile grid place-items-center border-s-[1.5px] border-line text-small font-bold",
        low,
        mark === false ? "bg-ink text-white" : "bg-white",
      )}
    >
      {mark === false && place + 1}
    </span>
  );
}
