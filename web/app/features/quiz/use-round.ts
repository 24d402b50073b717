import { passMark, quizLength, type QuizQuestion, type SchoolLevel } from "@app/contract/quiz";
import { useSyncExternalStore } from "react";
import { useStep } from "../../lib/use-step.ts";
import { drawQuestions } from "./draw-questions.ts";
import {
  answerTo,
  marksOf,
  noteSeen,
  readRound,
  readSeen,
  type Round,
  startRound,
  watchRound,
  withAnswer,
  writeRound,
} from "./round.ts";

/** The screens after the start: the questions, the score, the certificate. */
const scoreStep = quizLength + 2;
const certificateStep = scoreStep + 1;

/** The questions in the round's order; null when one is missing, as after a change of the texts. */
const questionsOf = (
  round: Round | null,
  all: readonly QuizQuestion[] | undefined,
): QuizQuestion[] | null => {
  if (!round || !all) return null;
  const found = round.ids.map((id) => all.find((one) => one.id === id));
  return found.every((one) => one !== undefined) ? found : null;
};

/** How many screens somebody may open: after the last answer the score, or the certificate as well. */
const furthestOf = (
  round: Round | null,
  questions: QuizQuestion[] | null,
  open: number,
): number => {
  if (open !== -1) return open + 2;
  const right = round && questions ? marksOf(round, questions).filter(Boolean).length : 0;
  return right >= passMark ? certificateStep : scoreStep;
};

/** Where somebody is in the quiz. Every screen has an address, and the round outlives a reload. */
export const useRound = (all: readonly QuizQuestion[] | undefined) => {
  // The server knows no round.
  const round = useSyncExternalStore(watchRound, readRound, () => null);
  const { asked, go, back } = useStep();

  const questions = questionsOf(round, all);
  const open = questions?.findIndex(({ id }) => round && !answerTo(round, id)) ?? -1;
  const furthest = furthestOf(round, questions, open);
  const step = questions ? Math.max(1, Math.min(Math.trunc(asked) || 1, furthest)) : 1;

  return {
    round,
    questions,
    step,
    isCertificate: step === certificateStep,
    /** The question that a left round goes on with, from 1. */
    openNumber: questions && round && round.answers.length > 0 && open >= 0 ? open + 1 : null,
    start: (level: SchoolLevel, classCode?: string) => {
      if (!all) return;
      const seen = readSeen();
      const ids = drawQuestions(all, { level, seen, random: Math.random });
      noteSeen(ids);
      writeRound(startRound(level, ids, classCode));
      void go(2);
    },
    answer: (id: string, chosen: number[]) => {
      if (round) writeRound(withAnswer(round, { id, chosen }));
    },
    next: () => void go(step + 1),
    resume: () => void go(furthest),
    back: () => void back(step),
  };
};
export type RoundState = ReturnType<typeof useRound>;
