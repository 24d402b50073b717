import { ArrowRight, Check } from "lucide-react";
import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";
import { headingLook } from "../../ui/field-frame.tsx";
import { type Answers, choices, type ChoiceQuestion, type Question } from "./questions.ts";

const headingId = "eligibility-question";

/** The question itself, above its answers. */
export function Asked({ question }: { question: Question }) {
  const t = useTranslations("eligibility.question");
  return (
    <>
      <h1 id={headingId} tabIndex={-1} className={classNames(headingLook, "outline-none")}>
        {t(`${question}.heading`)}
      </h1>
      <p className="mt-2 text-muted">{t(`${question}.hint`)}</p>
    </>
  );
}

type Choice = NonNullable<Answers[ChoiceQuestion]>;

interface ChoiceStepProps {
  question: ChoiceQuestion;
  value: Choice | undefined;
  onAnswer: (value: Choice) => void;
}

/** Each answer is a row for the thumb, and a tap goes on. */
export function ChoiceStep({ question, value, onAnswer }: ChoiceStepProps) {
  const t = useTranslations("eligibility");
  const options: readonly Choice[] = choices[question];
  return (
    <>
      <Asked question={question} />
      <div role="group" aria-labelledby={headingId} className="mt-5 grid gap-2">
        {options.map((option) => {
          const isGiven = option === value;
          return (
            <button
              key={option}
              type="button"
              aria-pressed={isGiven}
              className={classNames(
                "flex min-h-15 items-center justify-between gap-3 rounded-medium border-2 px-4 py-2 text-start text-[1.0625rem] font-bold hover:border-ink",
                isGiven ? "border-ink bg-yellow-100" : "border-edge bg-white",
              )}
              onClick={() => onAnswer(option)}
            >
              {t(`option.${option}`)}
              {isGiven ? (
                <Check className="size-5 flex-none" aria-hidden="true" />
              ) : (
                <ArrowRight className="size-5 flex-none rtl:-scale-x-100" aria-hidden="true" />
              )}
            </button>
          );
        })}
      </div>
    </>
  );
}
