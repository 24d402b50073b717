import { isPassed, type Lesson, type LessonAnswer } from "@app/contract/training";
import { useEffect, useState } from "react";
import { noteLesson } from "../../lib/training/progress-store.ts";
import { usePlace } from "./use-place.ts";

interface LessonSettings {
  lesson: Lesson;
  owner: string;
  /** Passed before: its end may be seen without answering again. */
  wasPassed: boolean;
  /** Of a course whose lessons share one address. */
  isNamed: boolean;
}

/** Where somebody is in a lesson: its cards, its questions, its end. */
export const useLesson = ({ lesson, owner, wasPassed, isNamed }: LessonSettings) => {
  const { slug, cards, questions } = lesson;
  const place = usePlace();
  const [answers, setAnswers] = useState<readonly LessonAnswer[]>([]);
  const total = cards.length + questions.length;
  const isAnswered = ({ id }: { id: string }) => answers.some((answer) => answer.id === id);
  const unanswered = questions.findIndex((question) => !isAnswered(question));
  const furthest = unanswered === -1 || wasPassed ? total + 1 : cards.length + unanswered + 1;
  const step = Math.max(1, Math.min(place.step, furthest));
  const seen = Math.min(step, cards.length);
  const at = (next: number) => ({ lesson: isNamed ? slug : null, step: next });

  useEffect(() => {
    noteLesson(owner, slug, { card: seen, answered: null, passedAt: null });
  }, [owner, slug, seen]);

  const answer = (id: string, option: number) => {
    const given = [...answers.filter((one) => one.id !== id), { id, option }];
    setAnswers(given);
    if (given.length < questions.length || !isPassed(questions, given)) return;
    const now = new Date().toISOString();
    const answered = { answers: given, at: now };
    noteLesson(owner, slug, { card: cards.length, answered, passedAt: now });
  };

  return {
    step,
    total,
    answers,
    answer,
    next: () => place.go(at(step + 1)),
    back: () => place.back(at(step - 1)),
    /** From the first card, or from the first question. */
    again: (from: "cards" | "questions") => {
      setAnswers([]);
      place.go(at(from === "cards" ? 1 : cards.length + 1), { replace: true });
    },
  };
};
