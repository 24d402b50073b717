import type { QuizQuestion } from "@app/contract/quiz";
import { ChoiceScreen } from "./choice-screen.tsx";
import { ProgressWall } from "./progress-wall.tsx";
import { answerTo, type Round } from "./round.ts";
import { SortScreen } from "./sort-screen.tsx";
import type { RoundState } from "./use-round.ts";

interface QuestionScreenProps {
  question: QuizQuestion;
  /** From 1. */
  number: number;
  round: Round;
  marks: readonly (boolean | null)[];
  state: RoundState;
}

/** One question, and at once why. */
export function QuestionScreen({ question, number, round, marks, state }: QuestionScreenProps) {
  const shared = {
    given: answerTo(round, question.id),
    onAnswer: (chosen: number[]) => state.answer(question.id, chosen),
    next: { number: number < marks.length ? number + 1 : null, onNext: state.next },
  };
  return (
    <>
      <ProgressWall marks={marks} number={number} />
      {question.kind === "sort" ? (
        <SortScreen question={question} {...shared} />
      ) : (
        <ChoiceScreen question={question} {...shared} />
      )}
    </>
  );
}
