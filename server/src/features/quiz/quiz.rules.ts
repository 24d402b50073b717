import type { Locale } from "@app/contract/locales";
import {
  isRightAnswer,
  type QuizAnswer,
  type QuizQuestion,
  quizQuestionSchema,
} from "@app/contract/quiz";
import { type Limit, networkOf, seconds } from "../../limits.rules.ts";

/** A whole school sits behind one network. */
export const certificateLimits = (address: string): Limit[] => [
  { subject: `certificates-hour:${networkOf(address)}`, most: 200, seconds: seconds.hour },
  { subject: `certificates-day:${networkOf(address)}`, most: 1000, seconds: seconds.day },
];
export const sheetLimits = (address: string): Limit[] => [
  { subject: `certificate-sheets:${networkOf(address)}`, most: 300, seconds: seconds.hour },
];

/** As it is stored, with its texts in three languages. */
interface StoredQuestion {
  id: string;
  kind: string;
  levels: string[];
  lesson: string;
  drawing: string;
  content: unknown;
  solution: number[];
}

const isTextInThree = (value: object): value is Record<Locale, unknown> =>
  "en" in value && "fr" in value && "ar" in value;

/** Of everything that is written in three languages, one. */
const inLanguage = (value: unknown, locale: Locale): unknown => {
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, locale));
  if (typeof value !== "object" || value === null) return value;
  if (isTextInThree(value)) return value[locale];
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, inLanguage(part, locale)]),
  );
};

/** Null for a row that is no question: one fault in the back office must not close the quiz. */
export const questionIn = (
  { content, solution, ...row }: StoredQuestion,
  locale: Locale,
): QuizQuestion | null => {
  const texts = inLanguage(content, locale) as object;
  return quizQuestionSchema.safeParse({ ...texts, ...row, right: solution }).data ?? null;
};

export interface Solution {
  id: string;
  kind: string;
  right: number[];
}

/** The ids of what is right. What is not among the solutions counts as wrong. */
export const findRightAnswers = (
  solutions: readonly Solution[],
  answers: readonly QuizAnswer[],
): string[] =>
  answers
    .filter(({ id, chosen }) => {
      const solution = solutions.find((one) => one.id === id);
      return (
        solution !== undefined &&
        isRightAnswer(
          { kind: solution.kind as QuizQuestion["kind"], right: solution.right },
          chosen,
        )
      );
    })
    .map(({ id }) => id);
