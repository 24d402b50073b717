import type { Locale } from "@app/contract/locales";
import type { QuizQuestion } from "@app/contract/quiz";
import type { Context } from "../../context.ts";
import { findQuestions } from "./quiz.queries.ts";
import { questionIn } from "./quiz.rules.ts";

export const showQuiz = async (
  ctx: Context,
  locale: Locale,
): Promise<{ questions: QuizQuestion[] }> => {
  const rows = await findQuestions(ctx.db);
  const questions = rows.map((row) => questionIn(row, locale)).filter((one) => one !== null);
  const lost = rows.length - questions.length;
  if (lost > 0) ctx.log.error({ lost }, "questions of the quiz cannot be read");
  return { questions };
};
