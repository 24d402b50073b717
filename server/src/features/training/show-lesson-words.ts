import type { ShownLessonWords } from "@app/contract/lesson-words";
import type { LessonSlug } from "@app/contract/training";
import type { Context } from "../../context.ts";
import { findWording } from "../wordings/index.ts";
import { lessonInEach } from "./content.ts";
import { nameOfLesson, wordingOf, wordsOf } from "./lesson-words.rules.ts";

/** As it is this moment: whoever edits must not begin with what a process remembers. */
export const showLessonWords = async (
  { db }: Context,
  slug: LessonSlug,
): Promise<ShownLessonWords> => {
  const lesson = lessonInEach(slug);
  const wording = await findWording(db, nameOfLesson(slug));
  return { ...wordingOf(lesson, wording), released: wordsOf(lesson), lesson: lesson.en };
};
