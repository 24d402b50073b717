import { readFileSync } from "node:fs";
import type { Locale } from "@app/contract/locales";
import type { Lesson, LessonSlug } from "@app/contract/training";
import type { Page } from "playwright-core";
import { textsOf } from "./texts.ts";

/** What a lesson says in a language, as the server has it. */
export const lessonOf = (slug: LessonSlug, locale: Locale): Omit<Lesson, "slug"> => {
  const content = new URL("../../server/src/features/training/content/", import.meta.url);
  return JSON.parse(readFileSync(new URL(`${slug}.${locale}.json`, content), "utf8")) as Lesson;
};

/** From the first card to the first question, by key: quick taps on one spot count once. */
export const readCards = async (page: Page, slug: LessonSlug, locale: Locale): Promise<void> => {
  const text = textsOf("training", locale);
  const { cards } = lessonOf(slug, locale);
  for (const [place, { title }] of cards.entries()) {
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    const isLast = place === cards.length - 1;
    await page
      .getByRole("button", { name: text(isLast ? "lesson.toQuestions" : "lesson.next") })
      .press("Enter");
  }
};

/** `wrong` of the answers are wrong ones. */
export const answerAll = async (
  page: Page,
  slug: LessonSlug,
  locale: Locale,
  wrong = 0,
): Promise<void> => {
  const text = textsOf("training", locale);
  const { questions } = lessonOf(slug, locale);
  for (const [place, { ask, options, right, why }] of questions.entries()) {
    await page.getByRole("heading", { level: 1, name: ask, exact: true }).waitFor();
    const chosen = place < wrong ? (right + 1) % options.length : right;
    await page.getByRole("button", { name: options[chosen] ?? "", exact: true }).press("Enter");
    await page.getByText(why).waitFor();
    await page
      .getByText(text(chosen === right ? "quiz.yes" : "quiz.wrong"), { exact: true })
      .waitFor();
    const isLast = place === questions.length - 1;
    await page
      .getByRole("button", { name: text(isLast ? "quiz.result" : "lesson.next") })
      .press("Enter");
  }
};
