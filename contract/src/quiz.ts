import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { locales } from "./locales.ts";
import { codeAlphabet } from "./public-code.ts";
import { lessonsOf } from "./training.ts";

export const schoolLevels = ["primary", "middle", "high"] as const;
export type SchoolLevel = (typeof schoolLevels)[number];

/** So many questions are asked, and so many of them right are enough. */
export const quizLength = 10;
export const passMark = 8;

/** Tiles of the wall that a question may show. */
export const quizDrawings = [
  "bag",
  "basket",
  "battery",
  "book",
  "bottle",
  "can",
  "cap",
  "drops",
  "factory",
  "flakes",
  "heart",
  "jar",
  "jug",
  "khatam",
  "pill",
  "pot",
  "scale",
  "shirt",
  "shop",
  "sun",
  "tin",
  "tree",
  "van",
  "waves",
] as const;
export type QuizDrawing = (typeof quizDrawings)[number];

/** Six things are sorted into three bins. */
export const thingCount = 6;
export const binCount = 3;

const textSchema = z.string().check(z.minLength(1), z.maxLength(300));
const idSchema = z.string().check(z.regex(/^[a-z\d-]{1,40}$/, "id"));
const place = z.int().check(z.minimum(0), z.maximum(5));

const common = {
  /** A question that asks something else gets another one: answers are kept under it. */
  id: idSchema,
  levels: z.array(z.enum(schoolLevels)).check(z.minLength(1)),
  /** Where it can be learnt. */
  lesson: z.enum(lessonsOf.sorting),
  drawing: z.enum(quizDrawings),
  ask: textSchema,
  /** One sentence, shown at once. */
  why: textSchema,
};

const options = z.array(textSchema).check(z.minLength(2), z.maxLength(4));

export const quizQuestionSchema = z.discriminatedUnion("kind", [
  z.object({
    ...common,
    kind: z.literal("one"),
    options,
    /** The place of the right answer, from 0. */
    right: z.array(place).check(z.length(1)),
  }),
  z.object({
    ...common,
    kind: z.literal("several"),
    options,
    /** The places of all right answers. */
    right: z.array(place).check(z.minLength(1), z.maxLength(4)),
  }),
  z.object({
    ...common,
    kind: z.literal("sort"),
    things: z
      .array(z.object({ drawing: z.enum(quizDrawings), text: textSchema }))
      .check(z.length(thingCount)),
    bins: z.array(textSchema).check(z.length(binCount)),
    /** For each thing, the place of its bin. */
    right: z.array(place).check(z.length(thingCount)),
  }),
]);
export type QuizQuestion = z.infer<typeof quizQuestionSchema>;
export type SortQuestion = Extract<QuizQuestion, { kind: "sort" }>;
export type ChoiceQuestion = Exclude<QuizQuestion, SortQuestion>;

const answerSchema = z.strictObject({
  id: idSchema,
  chosen: z.array(place).check(z.maxLength(thingCount)),
});
export type QuizAnswer = z.infer<typeof answerSchema>;

/** Of one round: each question once. */
export const quizAnswersSchema = z.array(answerSchema).check(
  z.length(quizLength),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "twice"),
);

/** For a phone and for the server: a choice is a set, a sorting has its order. */
export const isRightAnswer = (
  { kind, right }: Pick<QuizQuestion, "kind" | "right">,
  chosen: readonly number[],
): boolean => {
  const given = kind === "sort" ? chosen : [...new Set(chosen)].toSorted((a, b) => a - b);
  const wanted = kind === "sort" ? right : right.toSorted((a, b) => a - b);
  return given.length === wanted.length && given.every((one, index) => one === wanted[index]);
};

/** The same for everybody: a page, or a phone, may keep it. */
export const showQuiz = defineEndpoint({
  method: "GET",
  path: "/api/v1/quiz/:locale",
  summary: "All questions of the quiz in one language, with what is right and why",
  access: "public",
  cacheSeconds: 300,
  params: z.object({ locale: z.enum(locales) }),
  status: 200,
  response: z.object({ questions: z.array(quizQuestionSchema) }),
});

/** "NG-7K2B-4M8P": nobody finds one by trying. */
const certificateNumber = new RegExp(`^NG(-[${codeAlphabet}]{4}){2}$`);
export const certificateNumberSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(20)),
    z.transform((typed: string) => typed.trim().toUpperCase()),
  ),
  z.string().check(z.regex(certificateNumber, "number")),
);

/** `random` yields whole numbers from 0 up to, not including, its argument. */
export const makeCertificateNumber = (random: (below: number) => number): string => {
  const signs = Array.from({ length: 8 }, () => codeAlphabet.charAt(random(codeAlphabet.length)));
  return `NG-${signs.slice(0, 4).join("")}-${signs.slice(4).join("")}`;
};

/** A child's first name, also one of two parts; nothing that says more. */
export const firstNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(2),
    z.maxLength(30),
    z.regex(/^[\p{L}\p{M}’'-]+( [\p{L}\p{M}’'-]+)?$/u, "name"),
  );

/** It stands on a public page in our name: no address and nothing that cannot be seen. */
export const certificateSchoolSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(2),
    z.maxLength(80),
    z.regex(/^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069@:/\\<>]*$/u, "name"),
  );

/** All that anybody learns of a pupil. */
export const certificateSchema = z.object({
  number: z.string(),
  firstName: z.string(),
  school: z.string(),
  level: z.enum(schoolLevels),
  score: z.int(),
  date: z.iso.date(),
});
export type QuizCertificate = z.infer<typeof certificateSchema>;

export const issueCertificate = defineEndpoint({
  method: "POST",
  path: "/api/v1/quiz/certificates",
  summary: "The answers of one quiz: marked here, and enough right ones give a certificate",
  access: "public",
  idempotent: true,
  body: z.strictObject({
    level: z.enum(schoolLevels),
    firstName: firstNameSchema,
    school: certificateSchoolSchema,
    answers: quizAnswersSchema,
  }),
  status: 201,
  response: certificateSchema,
  errors: ["quiz_not_passed", "too_many_requests"],
});

const byNumber = z.object({ number: certificateNumberSchema });

export const showCertificate = defineEndpoint({
  method: "GET",
  path: "/api/v1/quiz/certificates/:number",
  summary: "What a certificate says, for whoever has its number",
  access: "public",
  params: byNumber,
  status: 200,
  response: certificateSchema,
  errors: ["not_found"],
});

export const drawCertificate = defineEndpoint({
  method: "GET",
  path: "/api/v1/quiz/certificates/:number/sheet",
  summary: "The certificate to print, in the reader's language",
  access: "public",
  files: ["pdf", "svg"],
  params: byNumber,
  status: 200,
  response: z.string(),
  errors: ["not_found", "too_many_requests"],
});
