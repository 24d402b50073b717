import { countRight, isPassed, type Lesson, type LessonAnswer } from "@app/contract/training";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { headingLook } from "../../ui/field-frame.tsx";

interface LessonEndProps {
  lesson: Lesson;
  answers: readonly LessonAnswer[];
  /** What the whole course brought, once its last lesson is passed. */
  courseDone: string | null;
  /** Where a pass leads. */
  ways: ReactNode;
  onAgain: (from: "cards" | "questions") => void;
}

/** The badge, or another try; never a dead end. */
export function LessonEnd({ lesson, answers, courseDone, ways, onAgain }: LessonEndProps) {
  const t = useTranslations("training.end");
  const { questions, title } = lesson;
  // Opened again after it was passed: nothing was answered this time.
  const hasPassed = answers.length === 0 || isPassed(questions, answers);
  const right = answers.length === 0 ? questions.length : countRight(questions, answers);
  const count = questions.length;
  return hasPassed ? (
    <div data-testid="lesson-passed">
      <p className="font-semibold text-green-700">{t("badge")}</p>
      <Heading>{t("passed")}</Heading>
      <p className="mt-3 text-[1.1875rem]">
        {answers.length === 0 ? title : t("passedText", { right, count, title })}
      </p>
      {courseDone && <p className="mt-3 text-[1.1875rem] font-bold">{courseDone}</p>}
      <div className="mt-7 grid gap-3 sm:flex sm:flex-wrap">{ways}</div>
    </div>
  ) : (
    <div data-testid="lesson-failed">
      <Heading>{t("failed")}</Heading>
      <p className="mt-3 text-[1.1875rem]">
        {t("failedText", { right, count, needed: count - 1 })}
      </p>
      <div className="mt-7 grid gap-3 sm:flex sm:flex-wrap">
        <Button size="lg" turned onClick={() => onAgain("questions")}>
          {t("again")}
        </Button>
        <Button size="lg" variant="soft" onClick={() => onAgain("cards")}>
          {t("cards")}
        </Button>
      </div>
    </div>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <h1 tabIndex={-1} className={classNames(headingLook, "mt-1 outline-none")}>
      {children}
    </h1>
  );
}
