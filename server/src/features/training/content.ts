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

/** What is right is the same in every language; a test sees to it. */
const questions = new Map(
  courses.flatMap((course) =>
    lessonsIn(course, "en").map((lesson) => [lesson.slug, lesson.questions] as const),
  ),
);

export const questionsOf = (slug: LessonSlug): Lesson["questions"] => questions.get(slug) ?? [];
