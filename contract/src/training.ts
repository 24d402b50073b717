import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { locales } from "./locales.ts";

/** What everybody may learn, and what whoever stands at a counter has to. */
export const courses = ["sorting", "counter"] as const;
export type Course = (typeof courses)[number];

/** In the order in which they are learnt. A name stays for ever: progress is kept under it. */
export const lessonsOf = {
  sorting: ["sorting", "pehd", "cans", "stays-out", "where-it-goes"],
  counter: ["weighing", "stars", "refusing", "offline", "handover"],
} as const satisfies Record<Course, readonly string[]>;

const slugs = [...lessonsOf.sorting, ...lessonsOf.counter] as const;
export const lessonSlugSchema = z.enum(slugs);
export type LessonSlug = (typeof slugs)[number];
export const isSortingLesson = (slug: string): slug is (typeof lessonsOf.sorting)[number] =>
  lessonsOf.sorting.includes(slug as never);

/** Tiles of the wall that a card may show. */
export const lessonDrawings = [
  "bag",
  "basket",
  "bottle",
  "can",
  "cap",
  "drops",
  "factory",
  "flakes",
  "heart",
  "jug",
  "khatam",
  "mobile",
  "pin",
  "scale",
  "shirt",
  "shop",
  "sun",
  "van",
] as const;

export const longestLessonText = 400;
const textSchema = z.string().check(z.minLength(1), z.maxLength(longestLessonText));

const cardSchema = z.object({
  drawing: z.enum(lessonDrawings),
  title: textSchema,
  text: textSchema,
});
export type LessonCard = z.infer<typeof cardSchema>;

const questionSchema = z.object({
  /** A question that asks something else gets another one: answers are kept under it. */
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  ask: textSchema,
  options: z.array(textSchema).check(z.minLength(2), z.maxLength(4)),
  /** The place of the right answer, from 0. */
  right: z.int(),
  why: textSchema,
});
export type LessonQuestion = z.infer<typeof questionSchema>;

export const lessonSchema = z.object({
  slug: lessonSlugSchema,
  title: textSchema,
  summary: textSchema,
  cards: z.array(cardSchema).check(z.minLength(3), z.maxLength(6)),
  questions: z.array(questionSchema).check(z.minLength(3), z.maxLength(5)),
});
export type Lesson = z.infer<typeof lessonSchema>;

/** Which question, and the place of the answer that was given. */
const answerSchema = z.strictObject({
  id: z.string().check(z.maxLength(40)),
  option: z.int().check(z.minimum(0), z.maximum(3)),
});
export type LessonAnswer = z.infer<typeof answerSchema>;

export const countRight = (
  questions: readonly Pick<LessonQuestion, "id" | "right">[],
  answers: readonly LessonAnswer[],
): number =>
  questions.filter(({ id, right }) =>
    answers.some((answer) => answer.id === id && answer.option === right),
  ).length;

/** Two of three, and so on: one mistake is forgiven. */
export const isPassed = (
  questions: readonly Pick<LessonQuestion, "id" | "right">[],
  answers: readonly LessonAnswer[],
): boolean => countRight(questions, answers) >= questions.length - 1;

/** The same for everybody: a page, or a phone, may keep it. */
export const showCourse = defineEndpoint({
  method: "GET",
  path: "/api/v1/courses/:course/:locale",
  summary: "The lessons of a course in one language, with their questions",
  access: "public",
  cacheSeconds: 60,
  params: z.object({ course: z.enum(courses), locale: z.enum(locales) }),
  status: 200,
  response: z.object({ lessons: z.array(lessonSchema) }),
});

const cardNumber = z.int().check(z.minimum(0), z.maximum(20));

export const progressSchema = z.object({
  lessons: z.array(
    z.object({
      slug: lessonSlugSchema,
      /** How many screens were seen. */
      card: cardNumber,
      passedAt: z.nullable(z.iso.datetime()),
    }),
  ),
  /** Since when this person may weigh at a counter. */
  counterPassedAt: z.nullable(z.iso.datetime()),
});
export type Progress = z.infer<typeof progressSchema>;

export const showProgress = defineEndpoint({
  method: "GET",
  path: "/api/v1/training/progress",
  summary: "How far the caller is in every lesson",
  access: "signed-in",
  status: 200,
  response: progressSchema,
});

/**
 * What a phone knows joins what the account knows, and the further one wins: sent once or ten times,
 * in whatever order, the result is the same.
 */
export const joinProgress = defineEndpoint({
  method: "POST",
  path: "/api/v1/training/progress",
  summary: "Bring what was learnt on a phone, with or without a network or an account at the time",
  access: "signed-in",
  body: z.strictObject({
    lessons: z
      .array(
        z.strictObject({
          slug: lessonSlugSchema,
          card: cardNumber,
          /** Null until the questions were answered; whether that was enough the server counts. */
          answered: z.nullable(
            z.strictObject({
              answers: z.array(answerSchema).check(z.maxLength(5)),
              at: z.iso.datetime(),
            }),
          ),
        }),
      )
      .check(z.maxLength(slugs.length)),
  }),
  status: 200,
  response: progressSchema,
});
