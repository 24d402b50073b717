import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { allDiffer, inThree } from "./in-three.ts";
import { binCount, quizDrawings, quizLength, schoolLevels, thingCount } from "./quiz.ts";
import { lessonsOf } from "./training.ts";

const nothingTwice = <T>(list: readonly T[]): boolean => new Set(list).size === list.length;

/** A question is asked in every language, or in none. */
const inThreeSchema = inThree(300);

const place = (below: number) => z.int().check(z.minimum(0), z.maximum(below - 1));

const common = {
  levels: z
    .array(z.enum(schoolLevels))
    .check(z.minLength(1, "levels"), z.maxLength(3), z.refine(nothingTwice)),
  lesson: z.enum(lessonsOf.sorting),
  drawing: z.enum(quizDrawings),
  ask: inThreeSchema,
  why: inThreeSchema,
};
const options = z
  .array(inThreeSchema)
  .check(z.minLength(2, "options"), z.maxLength(4, "options"), z.refine(allDiffer, "same"));

const rightAmong = ({ options: all, right }: { options: unknown[]; right: number[] }): boolean =>
  right.every((one) => one < all.length);

const choice = {
  ...common,
  options,
};

export const questionInputSchema = z.discriminatedUnion("kind", [
  z
    .strictObject({
      ...choice,
      kind: z.literal("one"),
      right: z.array(place(4)).check(z.length(1, "right")),
    })
    .check(z.refine(rightAmong, { error: "right", path: ["right"] })),
  z
    .strictObject({
      ...choice,
      kind: z.literal("several"),
      right: z
        .array(place(4))
        .check(z.minLength(1, "right"), z.maxLength(4), z.refine(nothingTwice, "right")),
    })
    .check(z.refine(rightAmong, { error: "right", path: ["right"] })),
  z.strictObject({
    ...common,
    kind: z.literal("sort"),
    things: z.array(z.strictObject({ drawing: z.enum(quizDrawings), text: inThreeSchema })).check(
      z.length(thingCount),
      z.refine((all) => allDiffer(all.map(({ text }) => text)), "same"),
    ),
    bins: z.array(inThreeSchema).check(z.length(binCount), z.refine(allDiffer, "same")),
    /** For each thing the place of its bin; no bin stays empty. */
    right: z.array(place(binCount)).check(
      z.length(thingCount, "right"),
      z.refine((all) => new Set(all).size === binCount, "right"),
    ),
  }),
]);
export type QuestionInput = z.infer<typeof questionInputSchema>;
export const questionKinds = ["one", "several", "sort"] as const;

export interface AskedQuestion {
  kind: string;
  levels: readonly string[];
}

/** A round needs ten questions of its level, and every kind among them. */
export const isPoolEnough = (asked: readonly AskedQuestion[]): boolean =>
  schoolLevels.every((level) => {
    const ofLevel = asked.filter(({ levels }) => levels.includes(level));
    const kinds = new Set(ofLevel.map(({ kind }) => kind));
    return ofLevel.length >= quizLength && questionKinds.every((kind) => kinds.has(kind));
  });

const keptQuestionSchema = z.object({
  id: z.string(),
  isAsked: z.boolean(),
  /** The id of what was written in its place; null while nothing was. */
  replacedBy: z.nullable(z.string()),
  question: questionInputSchema,
});
export type KeptQuestion = z.infer<typeof keptQuestionSchema>;

export const listQuestions = defineEndpoint({
  method: "GET",
  path: "/api/v1/quiz-questions",
  summary: "The questions of the quiz in all languages, those that are asked first",
  access: "admin",
  query: z.object({
    level: z.optional(z.enum(schoolLevels)),
    kind: z.optional(z.enum(questionKinds)),
    /** The id of the last one of the page before. */
    after: z.optional(z.string().check(z.regex(/^[a-z\d-]{1,40}$/))),
  }),
  status: 200,
  response: z.object({
    questions: z.array(keptQuestionSchema),
    next: z.nullable(z.string()),
  }),
});

const idSchema = z.string().check(z.regex(/^[a-z\d-]{1,40}$/));

export const writeQuestion = defineEndpoint({
  method: "POST",
  path: "/api/v1/quiz-questions",
  summary: "A question to ask; in place of another, which is then no longer asked",
  access: "admin",
  idempotent: true,
  body: z.strictObject({ question: questionInputSchema, replaces: z.nullable(idSchema) }),
  status: 201,
  response: z.object({ id: z.string() }),
  errors: ["not_found", "already_decided", "too_few_questions", "limit_reached"],
});

export const askQuestion = defineEndpoint({
  method: "PUT",
  path: "/api/v1/quiz-questions/:id/asked",
  summary: "Whether a question is asked; what phones have kept is marked all the same",
  access: "admin",
  idempotent: true,
  params: z.object({ id: idSchema }),
  body: z.strictObject({ isAsked: z.boolean() }),
  status: 200,
  response: z.object({}),
  errors: ["not_found", "already_decided", "too_few_questions"],
});
