import type { ParamsOf, ResponseOf } from "@app/contract/endpoint";
import { reworded } from "@app/contract/lesson-words";
import type { showCourse as endpoint } from "@app/contract/training";
import type { Context } from "../../context.ts";
import { createWordingBook } from "../wordings/index.ts";
import { lessonsIn } from "./content.ts";
import { nameOfLesson, readWords } from "./lesson-words.rules.ts";

type Answer = ResponseOf<typeof endpoint>;

/** What the back office wrote comes before what was released. */
export const createShowCourse = (ctx: Context) => {
  const wordings = createWordingBook(ctx);
  return async ({ course, locale }: ParamsOf<typeof endpoint>): Promise<Answer> => ({
    lessons: await Promise.all(
      lessonsIn(course, locale).map(async (lesson) => {
        const words = readWords(lesson, await wordings(nameOfLesson(lesson.slug)));
        return words ? reworded(lesson, words, locale) : lesson;
      }),
    ),
  });
};
