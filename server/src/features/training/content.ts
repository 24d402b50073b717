import { readFileSync } from "node:fs";
import { type Locale, locales } from "@app/contract/locales";
import {
  type Course,
  courses,
  type Lesson,
  lessonSchema,
  type LessonSlug,
  lessonsOf,
} from "@app/contract/training";
import type { InEach } from "./lesson-words.rules.ts";

const read = (slug: LessonSlug, locale: Locale): Lesson => {
  const file = new URL(`content/${slug}.${locale}.json`, import.meta.url);
  return lessonSchema.parse({ slug, ...JSON.parse(readFileSync(file, "utf8")) });
};

const readCourse = (course: Course, locale: Locale): readonly Lesson[] =>
  lessonsOf[course].map((slug) => read(slug, locale));

/** Read once: a lesson with a fault stops the start, not a reader. */
const shelf = new Map(
  courses.flatMap((course) =>
    locales.map((locale) => [`${course}.${locale}`, readCourse(course, locale)] as const),
  ),
);

export const lessonsIn = (course: Course, locale: Locale): readonly Lesson[] =>
  shelf.get(`${course}.${locale}`) ?? [];

const lessons = new Map(
  courses.flatMap((course) =>
    lessonsIn(course, "en").flatMap((en, place) => {
      const fr = lessonsIn(course, "fr")[place];
      const ar = lessonsIn(course, "ar")[place];
      return fr && ar ? [[en.slug, { en, fr, ar }] as const] : [];
    }),
  ),
);

/** A lesson as it was released, in each language. */
export const lessonInEach = (slug: LessonSlug): InEach => {
  const lesson = lessons.get(slug);
  if (!lesson) throw new Error(`no lesson ${slug}`);
  return lesson;
};

/** What is right is the same in every language; a test sees to it. */
export const questionsOf = (slug: LessonSlug): Lesson["questions"] =>
  lessonInEach(slug).en.questions;
