import type { QuizAnswer, SchoolLevel } from "@app/contract/quiz";
import type { Db } from "@app/database/connect";
import { findSolutions } from "./quiz.queries.ts";
import { findRightAnswers } from "./quiz.rules.ts";

export interface Marked {
  /** Ids of questions that there are at this level. */
  asked: string[];
  right: string[];
}

/** What the answers of one round are worth at a level. */
export const markAnswers = async (
  db: Db,
  level: SchoolLevel,
  answers: readonly QuizAnswer[],
): Promise<Marked> => {
  const ids = answers.map(({ id }) => id);
  const solutions = await findSolutions(db, level, ids);
  return { asked: solutions.map(({ id }) => id), right: findRightAnswers(solutions, answers) };
};
