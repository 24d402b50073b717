import { type ChoiceQuestion, isRightAnswer } from "@app/contract/quiz";
import { Check, X } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Tile } from "../../ui/tile.tsx";
import { AnswerPanel, type Next } from "./answer-panel.tsx";

const headingId = "quiz-question";

interface ChoiceScreenProps {
  question: ChoiceQuestion;
  /** Undefined until it is answered. */
  given: readonly number[] | undefined;
  onAnswer: (chosen: number[]) => void;
  next: Next;
}

/** One of a few answers, at a tap; or several, and then a button. */
export function ChoiceScreen({ question, given, onAnswer, next }: ChoiceScreenProps) {
  const t = useTranslations("quiz.answer");
  const [picked, setPicked] = useState<readonly number[]>([]);
  const isOpen = given === undefined;
  const isSeveral = question.kind === "several";
  const chosen = given ?? picked;
  const choose = (place: number) => {
    if (!isSeveral) return onAnswer([place]);
    setPicked(picked.includes(place) ? picked.filter((one) => one !== place) : [...picked, place]);
  };
  return (
    <>
      <div className="wrap max-w-[44rem] pt-5 pb-6 lg:pt-10">
        <div className="flex items-start gap-4">
          <h1 id={headingId} tabIndex={-1} className="min-w-0 flex-1 text-h2 outline-none">
            {question.ask}
          </h1>
          <Tile
            name={question.drawing}
            pair={2}
            className="w-16 flex-none rounded-medium rounded-ee-[28px] lg:w-24"
          />
        </div>
        {isSeveral && <p className="mt-1.5 text-muted">{t("several")}</p>}
        <div role="group" aria-labelledby={headingId} className="mt-5 grid gap-2.5">
          {question.options.map((text, place) => (
            <Option
              key={text}
              text={text}
              isGiven={chosen.includes(place)}
              isRight={question.right.includes(place)}
              isOpen={isOpen}
              onChoose={() => choose(place)}
            />
          ))}
        </div>
        {isOpen && isSeveral && (
          <Button
            size="lg"
            turned
            full
            className="mt-5"
            aria-disabled={picked.length === 0}
            onClick={() => picked.length > 0 && onAnswer(picked.toSorted((a, b) => a - b))}
          >
            {t("check")}
          </Button>
        )}
      </div>
      {given && (
        <AnswerPanel isRight={isRightAnswer(question, given)} why={question.why} next={next} />
      )}
    </>
  );
}

interface OptionProps {
  text: string;
  isGiven: boolean;
  isRight: boolean;
  isOpen: boolean;
  onChoose: () => void;
}

const lookOf = ({ isGiven, isRight, isOpen }: Omit<OptionProps, "text" | "onChoose">): string => {
  if (isOpen) {
    return isGiven ? "border-ink bg-yellow-200" : "border-edge bg-white hover:border-ink";
  }
  if (isRight) return "border-green-700 bg-green-100";
  return isGiven ? "border-ink bg-white" : "border-line bg-white text-muted";
};

function Option({ text, onChoose, ...state }: OptionProps) {
  const t = useTranslations("quiz.answer");
  const { isGiven, isRight, isOpen } = state;
  return (
    <button
      type="button"
      aria-pressed={isGiven}
      aria-disabled={!isOpen || undefined}
      className={classNames(
        "flex min-h-15 items-center justify-between gap-3 rounded-medium border-2 px-4 py-2 text-start text-[1.125rem] font-bold",
        lookOf(state),
      )}
      onClick={() => isOpen && onChoose()}
    >
      {text}
      {!isOpen && isRight && (
        <Check className="size-6 flex-none text-green-700" aria-label={t("right")} />
      )}
      {!isOpen && isGiven && !isRight && (
        <X className="size-6 flex-none" aria-label={t("chosen")} />
      )}
    </button>
  );
}
