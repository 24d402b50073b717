import type { Locale } from "@app/contract/locales";
import type { QuizQuestion, SortQuestion } from "@app/contract/quiz";
import type { Page } from "playwright-core";
import { textsOf } from "./texts.ts";

/** What the server asks in a language. */
export const questionsOf = async (url: string, locale: Locale): Promise<QuizQuestion[]> => {
  const answer = await fetch(`${url}/api/v1/quiz/${locale}`);
  return ((await answer.json()) as { questions: QuizQuestion[] }).questions;
};

/** The question on the screen. */
export const shownQuestion = async (
  page: Page,
  questions: readonly QuizQuestion[],
): Promise<QuizQuestion> => {
  const ask = (await page.getByRole("heading", { level: 1 }).textContent())?.trim();
  const found = questions.find((question) => question.ask === ask);
  if (!found) throw new Error(`no question asks "${ask}"`);
  return found;
};

const sort = async (page: Page, question: SortQuestion, bins: readonly number[]): Promise<void> => {
  for (const [place, { text }] of question.things.entries()) {
    await page.getByRole("button", { name: text, exact: true }).press("Enter");
    const bin = question.bins[bins[place] ?? 0] ?? "";
    await page
      .getByRole("button", { name: new RegExp(`^${RegExp.escape(bin)}[,،]`) })
      .press("Enter");
  }
};

/** By key: quick taps on one spot count once. A wrong answer is off by one place. */
export const answerQuestion = async (
  page: Page,
  locale: Locale,
  question: QuizQuestion,
  isRight: boolean,
): Promise<void> => {
  const text = textsOf("quiz", locale);
  const [first = 0, ...others] = question.right;
  if (question.kind === "sort") {
    await sort(page, question, isRight ? question.right : [(first + 1) % 3, ...others]);
  } else {
    const wrong = question.options.findIndex((_, place) => !question.right.includes(place));
    for (const place of isRight ? question.right : [wrong]) {
      const name = question.options[place] ?? "";
      await page.getByRole("button", { name, exact: true }).press("Enter");
    }
  }
  if (question.kind !== "one") {
    await page.getByRole("button", { name: text("answer.check") }).press("Enter");
  }
  await page.getByText(question.why).waitFor();
  await page.getByText(text(isRight ? "answer.yes" : "answer.almost"), { exact: true }).waitFor();
};
