import type { SortQuestion } from "@app/contract/quiz";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";
import { Tile } from "../../ui/tile.tsx";
import { thingTile } from "./quiz-tiles.ts";

/** Rim, inside and label, by the place of the bin; the last is for what stays out. */
const looks = [
  { rim: "bg-green-900", inside: "bg-green-200", label: "bg-green-900 text-white" },
  { rim: "bg-blue-600", inside: "bg-blue-200", label: "bg-blue-600 text-white" },
  { rim: "bg-line", inside: "bg-stone", label: "bg-line text-ink" },
] as const;

/** How a bin looks, whatever lies in it. */
export function Bin({
  place,
  label,
  children,
}: {
  place: number;
  label: string;
  children: ReactNode;
}) {
  const look = looks[place % looks.length] ?? looks[2];
  return (
    <>
      <span className={classNames("mb-1 block h-2 rounded-full", look.rim)} />
      <span className={classNames("grid flex-1 content-end", look.inside)}>{children}</span>
      <span
        className={classNames(
          "grid min-h-11 place-items-center rounded-b-medium px-1 py-1 text-center text-[1.0625rem] leading-tight font-bold",
          look.label,
        )}
      >
        {label}
      </span>
    </>
  );
}

interface SortBinsProps {
  question: SortQuestion;
  bins: readonly (number | null)[];
  onPut: (bin: number) => void;
}

/** Three, side by side: a tap puts the chosen thing in; with a mouse it may also be dragged there. */
export function SortBins({ question, bins, onPut }: SortBinsProps) {
  const t = useTranslations("quiz.sort");
  return (
    <div className="grid grid-cols-3 gap-2">
      {question.bins.map((label, bin) => {
        const held = question.things
          .map((thing, place) => ({ ...thing, place }))
          .filter(({ place }) => bins[place] === bin);
        const things = held.map(({ text }) => text).join(", ");
        return (
          <button
            key={label}
            type="button"
            data-taps="many"
            aria-label={
              held.length > 0 ? t("bin", { bin: label, things }) : t("binEmpty", { bin: label })
            }
            className="flex min-h-34 min-w-0 flex-col lg:min-h-48"
            onClick={() => onPut(bin)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              onPut(bin);
            }}
          >
            <Bin place={bin} label={label}>
              <span className="grid grid-cols-2">
                {held.map(({ drawing, place }) => (
                  <Tile key={place} {...thingTile(drawing, place)} />
                ))}
              </span>
            </Bin>
          </button>
        );
      })}
    </div>
  );
}
