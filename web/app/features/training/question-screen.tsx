import type { LessonQuestion } from "@app/contract/training";
import { ArrowRight, Check, X } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";

const headingId = "lesson-question";

interface QuestionScreenProps {
  question: LessonQuestion;
  /** From 1. */
  number: number;
  isLast: boolean;
  /** The place of the answer given; undefined until there is one. */
  given: number | undefined;
  onAnswer: (option: number) => void;
  onNext: () => void;
}

/** One question, and at once why. */
export function QuestionScreen(props: QuestionScreenProps) {
  const { question, number, isLast, given, onAnswer, onNext } = props;
  const t = useTranslations("training");
  const isOpen = given === undefined;
  return (
    <>
      <p className="font-semibold text-muted">{t("lesson.question", { number })}</p>
      <h1 id={headingId} tabIndex={-1} className="mt-1 text-h2 outline-none">
        {question.ask}
      </h1>
      <div role="group" aria-labelledby={headingId} className="mt-5 grid gap-2">
        {question.options.map((option, place) => (
          <Option
            key={option}
            text={option}
            isGiven={place === given}
            isRight={place === question.right}
            isOpen={isOpen}
            onChoose={() => onAnswer(place)}
          />
        ))}
      </div>
      <div role="status">
        {!isOpen && <Why isRight={given === question.right}>{question.why}</Why>}
      </div>
      {!isOpen && (
        <Button size="lg" turned className="mt-4 max-sm:w-full" onClick={onNext}>
          {isLast ? t("quiz.result") : t("lesson.next")}
          <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </Button>
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
  if (isOpen) return "border-edge bg-white hover:border-ink";
  if (isRight) return "border-green-700 bg-green-100";
  return isGiven ? "border-ink bg-white" : "border-line bg-white text-muted";
};

function Option({ text, onChoose, ...state }: OptionProps) {
  const t = useTranslations("training.quiz");
  const { isGiven, isRight, isOpen } = state;
  return (
    <button
      type="button"
      aria-pressed={isGiven}
      aria-disabled={!isOpen || undefined}
      className={classNames(
        "flex min-h-15 items-center justify-between gap-3 rounded-medium border-2 px-4 py-2 text-start text-[1.0625rem] font-bold",
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

function Why({ isRight, children }: { isRight: boolean; children: string }) {
  const t = useTranslations("training.quiz");
  return (
    <div
      className={classNames(
        "mt-4 rounded-medium rounded-ee-turn px-5 py-4",
        isRight ? "bg-green-200" : "on-dark bg-ink text-white",
      )}
    >
      <p className="text-[1.1875rem] font-bold">{isRight ? t("yes") : t("wrong")}</p>
      <p className="mt-1">{children}</p>
    </div>
  );
}
