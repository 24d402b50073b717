import type { SortQuestion } from "@app/contract/quiz";
import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";
import { Tile } from "../../ui/tile.tsx";
import { thingTile } from "./quiz-tiles.ts";

interface SortThingsProps {
  question: SortQuestion;
  bins: readonly (number | null)[];
  selected: number | null;
  /** Chosen, also out of its bin again. */
  onTake: (place: number) => void;
}

/** The six; what lies in a bin leaves its outline, and a tap there takes it back. */
export function SortThings({ question, bins, selected, onTake }: SortThingsProps) {
  const t = useTranslations("quiz.sort");
  return (
    <div role="group" aria-label={question.ask} className="mt-3 grid grid-cols-3 gap-x-2.5 gap-y-2">
      {question.things.map(({ drawing, text }, place) => {
        const bin = bins[place] ?? null;
        const isSelected = place === selected;
        return (
          <button
            key={text}
            type="button"
            draggable={bin === null}
            aria-pressed={isSelected}
            aria-label={
              bin === null ? text : t("inBin", { thing: text, bin: question.bins[bin] ?? "" })
            }
            className="grid min-w-0 content-start gap-1 text-[0.9375rem] leading-tight font-semibold"
            onClick={() => onTake(place)}
            onDragStart={() => onTake(place)}
          >
            <span
              className={classNames(
                "block h-14 overflow-hidden rounded-medium lg:h-20",
                bin !== null && "border-2 border-line",
                isSelected && "-rotate-3 outline-4 -outline-offset-1 outline-ink",
              )}
            >
              {bin === null && (
                <Tile
                  {...thingTile(drawing, place)}
                  className="aspect-auto! size-full *:mx-auto *:w-auto!"
                />
              )}
            </span>
            <span className={classNames("block", bin !== null && "text-muted")}>{text}</span>
          </button>
        );
      })}
    </div>
  );
}
