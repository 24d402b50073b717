import { isRightAnswer, type SortQuestion, thingCount } from "@app/contract/quiz";
import { ArrowDown } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { AnswerPanel, type Next } from "./answer-panel.tsx";
import { SortBins } from "./sort-bins.tsx";
import { SortResult } from "./sort-result.tsx";
import { SortThings } from "./sort-things.tsx";

interface SortScreenProps {
  question: SortQuestion;
  /** For each thing the place of its bin; undefined until it is answered. */
  given: readonly number[] | undefined;
  onAnswer: (chosen: number[]) => void;
  next: Next;
}

/** Six things, three bins: tap a thing, then its bin. */
export function SortScreen({ question, given, onAnswer, next }: SortScreenProps) {
  const t = useTranslations("quiz.sort");
  const rightCount = given?.filter((bin, place) => bin === question.right[place]).length ?? 0;
  return (
    <>
      <div className="wrap max-w-[44rem] pt-4 pb-5 lg:pt-10">
        <h1 tabIndex={-1} className="text-h2 outline-none">
          {question.ask}
        </h1>
        <p className="text-muted">
          {given ? t("placed", { right: rightCount, count: thingCount }) : t("hint")}
        </p>
        {given ? (
          <SortResult question={question} given={given} />
        ) : (
          <SortGame question={question} onAnswer={onAnswer} />
        )}
      </div>
      {given && (
        <AnswerPanel isRight={isRightAnswer(question, given)} why={question.why} next={next} />
      )}
    </>
  );
}

type GameProps = Pick<SortScreenProps, "question" | "onAnswer">;

/** The first thing without a bin, after the one that was placed and then from the start. */
const nextOpen = (bins: readonly (number | null)[], after: number): number | null => {
  const places = bins.map((_, index) => (after + 1 + index) % bins.length);
  return places.find((place) => bins[place] === null) ?? null;
};

function SortGame({ question, onAnswer }: GameProps) {
  const t = useTranslations("quiz");
  const [bins, setBins] = useState<readonly (number | null)[]>(() =>
    Array<null>(thingCount).fill(null),
  );
  const [selected, setSelected] = useState<number | null>(0);
  const left = bins.filter((bin) => bin === null).length;
  const thing = selected === null ? undefined : question.things[selected];

  const take = (place: number) => {
    setBins(bins.with(place, null));
    setSelected(place);
  };
  const put = (bin: number) => {
    if (selected === null) return;
    const placed = bins.with(selected, bin);
    setBins(placed);
    setSelected(nextOpen(placed, selected));
  };

  return (
    <>
      <SortThings question={question} bins={bins} selected={selected} onTake={take} />
      <p role="status" className="flex min-h-9 items-center justify-center gap-2 font-bold">
        {thing && (
          <>
            <ArrowDown className="size-5" aria-hidden="true" />
            {t("sort.which", { thing: thing.text })}
          </>
        )}
      </p>
      <SortBins question={question} bins={bins} onPut={put} />
      <Button
        size="lg"
        turned
        full
        className="mt-4 justify-between"
        aria-disabled={left > 0}
        onClick={() => left === 0 && onAnswer(bins.map(Number))}
      >
        <span>{t("answer.check")}</span>
        {left > 0 && (
          <span className="text-[1.0625rem] font-semibold">
            {t("answer.left", { count: left })}
          </span>
        )}
      </Button>
    </>
  );
}
