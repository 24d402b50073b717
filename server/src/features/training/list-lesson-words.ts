import type { ResponseOf } from "@app/contract/endpoint";
import type { LessonRow, listLessonWords as endpoint } from "@app/contract/lesson-words";
import { courses, lessonsOf } from "@app/contract/training";
import type { Context } from "../../context.ts";
import { findWordings } from "../wordings/index.ts";
import { lessonInEach } from "./content.ts";
import { nameOfLesson, wordingOf } from "./lesson-words.rules.ts";

export const listLessonWords = async ({ db }: Context): Promise<ResponseOf<typeof endpoint>> => {
  const kept = new Map((await findWordings(db)).map((one) => [one.name, one]));
  const rowsOf = (course: LessonRow["course"]): LessonRow[] =>
    lessonsOf[course].map((slug) => {
      const wording = kept.get(nameOfLesson(slug));
      const { state, version, words } = wordingOf(lessonInEach(slug), wording);
      const writtenAt = wording?.writtenAt?.toISOString() ?? null;
      return { slug, course, title: words.title, state, version, writtenAt };
    });
  return { lessons: courses.flatMap(rowsOf) };
};
