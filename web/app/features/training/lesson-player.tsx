import type { Lesson } from "@app/contract/training";
import type { ReactNode } from "react";
import { isLessonPassed } from "../../lib/training/progress.ts";
import { useProgress } from "../../lib/training/use-progress.ts";
import { badgeTiles, groundOf } from "./badge-tiles.ts";
import { CardScreen } from "./card-screen.tsx";
import { LessonEnd } from "./lesson-end.tsx";
import { LessonFrame } from "./lesson-frame.tsx";
import { QuestionScreen } from "./question-screen.tsx";
import { useLesson } from "./use-lesson.ts";

interface LessonPlayerProps {
  lesson: Lesson;
  /** The list it was opened from. */
  list: string;
  isNamed?: boolean;
  courseDone: string | null;
  ways: ReactNode;
}

/** Cards, questions, end: one screen after the other, with or without a network. */
export function LessonPlayer({
  lesson,
  list,
  isNamed = false,
  courseDone,
  ways,
}: LessonPlayerProps) {
  const { slug, cards, questions } = lesson;
  const { owner, progress } = useProgress();
  const wasPassed = isLessonPassed(progress, slug);
  const { step, total, answers, answer, next, back, again } = useLesson({
    lesson,
    owner,
    wasPassed,
    isNamed,
  });
  const card = cards[step - 1];
  const number = step - cards.length;
  const question = questions[number - 1];
  const drawing = card ? { name: card.drawing, pair: groundOf(step - 1) } : badgeTiles[slug];
  return (
    <LessonFrame
      step={step}
      total={total}
      back={step === 1 ? { to: list } : { onBack: back }}
      drawing={drawing}
      isQuestion={question !== undefined}
    >
      {card && <CardScreen card={card} isLast={step === cards.length} onNext={next} />}
      {question && (
        <QuestionScreen
          key={question.id}
          question={question}
          number={number}
          isLast={number === questions.length}
          given={answers.find(({ id }) => id === question.id)?.option}
          onAnswer={(option) => answer(question.id, option)}
          onNext={next}
        />
      )}
      {step > total && (
        <LessonEnd
          lesson={lesson}
          answers={answers}
          courseDone={courseDone}
          ways={ways}
          onAgain={again}
        />
      )}
    </LessonFrame>
  );
}
