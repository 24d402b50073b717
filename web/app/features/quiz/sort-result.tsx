import type { SortQuestion } from "@app/contract/quiz";
import { ArrowRight, Check } from "lucide-react";
import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";
import { Tile } from "../../ui/tile.tsx";
import { thingTile } from "./quiz-tiles.ts";
import { Bin } from "./sort-bins.tsx";

interface SortResultProps {
  question: SortQuestion;
  given: readonly number[];
}

/** Every thing in its right bin: with a tick, or with an arrow and a shadow where it was put. */
export function SortResult({ question, given }: SortResultProps) {
  return (
    <ul className="mt-4 grid grid-cols-3 gap-2">
      {question.bins.map((label, bin) => (
        <li key={label} className="flex min-h-40 min-w-0 flex-col">
          <Bin place={bin} label={label}>
            <ul className="grid grid-cols-2">
              {question.things.map((thing, place) => {
                const isHere = question.right[place] === bin;
                const wasHere = given[place] === bin;
                if (!isHere && !wasHere) return null;
                return (
                  <Result
                    key={thing.text}
                    {...{ thing, place, isHere }}
                    isRight={isHere && wasHere}
                  />
                );
              })}
            </ul>
          </Bin>
        </li>
      ))}
    </ul>
  );
}

interface ResultProps {
  thing: SortQuestion["things"][number];
  place: number;
  /** It belongs in this bin. */
  isHere: boolean;
  isRight: boolean;
}

function Result({ thing: { drawing, text }, place, isHere, isRight }: ResultProps) {
  const t = useTranslations("quiz.sort");
  if (!isHere) {
    return (
      <li aria-hidden="true" className="border-2 border-dashed border-edge opacity-50 grayscale">
        <Tile {...thingTile(drawing, place)} />
      </li>
    );
  }
  const Icon = isRight ? Check : ArrowRight;
  return (
    <li className="relative">
      <Tile {...thingTile(drawing, place)} />
      <span
        className={classNames(
          "absolute end-0 top-0 grid size-5 lg:size-8 place-items-center rounded-full",
          isRight ? "bg-green-200 text-green-900" : "bg-ink text-white",
        )}
      >
        <Icon
          className={classNames("size-3.5 lg:size-5", !isRight && "rtl:-scale-x-100")}
          aria-hidden="true"
        />
      </span>
      <span className="sr-only">
        {isRight ? t("rightThing", { thing: text }) : t("moved", { thing: text })}
      </span>
    </li>
  );
}
