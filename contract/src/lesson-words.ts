import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { allDiffer, inThree } from "./in-three.ts";
import type { Locale } from "./locales.ts";
import {
  courses,
  type Lesson,
  lessonSchema,
  lessonSlugSchema,
  longestLessonText,
} from "./training.ts";
import { wordingReasonSchema, wordingStates, wordingVersionSchema } from "./wordings.ts";

const words = inThree(longestLessonText);

/**
 * All that a lesson says, in every language. What it shows and which answer is right stay as they
 * were released: a question that asks something else would need another id.
 */
export const lessonWordsSchema = z.strictObject({
  title: words,
  summary: words,
  /** In the order of the cards. */
  cards: z
    .array(z.strictObject({ title: words, text: words }))
    .check(z.minLength(3), z.maxLength(6)),
  questions: z
    .array(
      z.strictObject({
        id: z.string().check(z.minLength(1), z.maxLength(40)),
        ask: words,
        options: z.array(words).check(z.minLength(2), z.maxLength(4), z.refine(allDiffer, "same")),
        why: words,
      }),
    )
    .check(z.minLength(3), z.maxLength(5)),
});
export type LessonWords = z.infer<typeof lessonWordsSchema>;

/** A lesson in other words: drawings, ids and what is right are those of the release. */
export const reworded = (lesson: Lesson, words: LessonWords, locale: Locale): Lesson => ({
  slug: lesson.slug,
  title: words.title[locale],
  summary: words.summary[locale],
  cards: lesson.cards.map((card, place) => ({
    drawing: card.drawing,
    title: words.cards[place]?.title[locale] ?? card.title,
    text: words.cards[place]?.text[locale] ?? card.text,
  })),
  questions: lesson.questions.map((question, place) => ({
    id: question.id,
    ask: words.questions[place]?.ask[locale] ?? question.ask,
    options: question.options.map(
      (option, nth) => words.questions[place]?.options[nth]?.[locale] ?? option,
    ),
    right: question.right,
    why: words.questions[place]?.why[locale] ?? question.why,
  })),
});

const lessonRowSchema = z.object({
  slug: lessonSlugSchema,
  course: z.enum(courses),
  title: words,
  state: z.enum(wordingStates),
  version: wordingVersionSchema,
  writtenAt: z.nullable(z.iso.datetime()),
});
export type LessonRow = z.infer<typeof lessonRowSchema>;

export const listLessonWords = defineEndpoint({
  method: "GET",
  path: "/api/v1/lesson-words",
  summary: "Every lesson, and whether its texts are those of the release",
  access: "admin",
  status: 200,
  response: z.object({ lessons: z.array(lessonRowSchema) }),
});

export const showLessonWords = defineEndpoint({
  method: "GET",
  path: "/api/v1/lesson-words/:slug",
  summary: "The texts of a lesson in every language, as people read them and as they were released",
  access: "admin",
  params: z.object({ slug: lessonSlugSchema }),
  status: 200,
  response: z.object({
    version: wordingVersionSchema,
    state: z.enum(wordingStates),
    words: lessonWordsSchema,
    released: lessonWordsSchema,
    /** What words do not change: drawings, and what is right. */
    lesson: lessonSchema,
  }),
});
export type ShownLessonWords = z.infer<(typeof showLessonWords)["response"]>;

export const saveLessonWords = defineEndpoint({
  method: "PUT",
  path: "/api/v1/lesson-words/:slug",
  summary: "Other words for a lesson, on every page within two minutes",
  access: "admin",
  idempotent: true,
  bodyBytes: 262_144,
  params: z.object({ slug: lessonSlugSchema }),
  body: z.strictObject({
    /** The version that was read: whoever saved meanwhile is not written over. */
    version: wordingVersionSchema,
    /** Null: those of the release again. */
    words: z.nullable(lessonWordsSchema),
    reason: wordingReasonSchema,
  }),
  status: 200,
  response: z.object({}),
  errors: ["already_decided"],
});
