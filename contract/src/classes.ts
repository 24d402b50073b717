import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { codeSchema } from "./public-code.ts";
import { quizAnswersSchema, schoolLevels } from "./quiz.ts";

/**
 * Classes of a school and what their pupils reach in the quiz: counts alone, never who.
 */

export const classLimits = {
  name: 20,
  pupils: 60,
  /** Open ones of one school in one year. */
  classes: 60,
  /** So often may each pupil of a class be counted in a day. */
  triesPerPupil: 3,
} as const;

/** Counts of fewer would tell about somebody. */
export const fewestResults = 5;
/** Schools with fewer pupils are not compared with others. */
export const fewestPupils = 20;
/** So many schools the league shows. */
export const leagueLength = 100;

/** "4AM 2": short and with a digit, which the name of a class has and that of a child has not. */
export const classNameSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(classLimits.name),
    z.regex(
      /^(?=.*\p{Nd})[\p{L}\p{M}\p{Nd}]([\p{L}\p{M}\p{Nd} .°/-]*[\p{L}\p{M}\p{Nd}°])?$/u,
      "name",
    ),
  );

export const classInputSchema = z.strictObject({
  name: classNameSchema,
  level: z.enum(schoolLevels),
  pupils: z.int().check(z.minimum(1), z.maximum(classLimits.pupils)),
});
export type ClassInput = z.infer<typeof classInputSchema>;

const resultsSchema = z.object({
  tries: z.int(),
  passed: z.int(),
  /** Of ten questions, in tenths of a question. */
  averageTenths: z.int(),
  /** The question that fewest answered right. */
  hardest: z.nullable(z.object({ ask: z.string(), asked: z.int(), right: z.int() })),
});

export const schoolClassSchema = z.object({
  id: z.uuid(),
  ...classInputSchema.shape,
  /** What pupils type. */
  code: z.string(),
  /** Null while there are fewer than five. */
  results: z.nullable(resultsSchema),
});
export type SchoolClass = z.infer<typeof schoolClassSchema>;

export const showSchool = defineEndpoint({
  method: "GET",
  path: "/api/v1/school",
  summary: "The school's classes of this school year, with counts and no names",
  access: "organisation",
  status: 200,
  response: z.object({
    name: z.string(),
    /** The year in which the school year began. */
    year: z.int(),
    /** Whether the team accepted a request from the school's address: only then the league shows it. */
    isAccepted: z.boolean(),
    isInLeague: z.boolean(),
    classes: z.array(schoolClassSchema),
  }),
  errors: ["forbidden"],
});

const oneClass = z.object({ schoolClass: schoolClassSchema });
const byId = z.object({ id: z.uuid() });

export const makeClass = defineEndpoint({
  method: "POST",
  path: "/api/v1/school/classes",
  summary: "A class, and the code that its pupils type",
  access: "organisation",
  idempotent: true,
  body: classInputSchema,
  status: 201,
  response: oneClass,
  errors: ["forbidden", "limit_reached", "idempotency_key_reused"],
});

export const changeClass = defineEndpoint({
  method: "PUT",
  path: "/api/v1/school/classes/:id",
  summary: "Another name or number of pupils; the level stays once there are results",
  access: "organisation",
  idempotent: true,
  params: byId,
  body: classInputSchema,
  status: 200,
  response: oneClass,
  errors: ["forbidden", "not_found", "idempotency_key_reused"],
});

export const closeClass = defineEndpoint({
  method: "DELETE",
  path: "/api/v1/school/classes/:id",
  summary: "The code counts no more; what was counted stays in the school's sum",
  access: "organisation",
  params: byId,
  status: 204,
  response: z.void(),
  errors: ["forbidden", "not_found"],
});

export const joinLeague = defineEndpoint({
  method: "PUT",
  path: "/api/v1/school/league",
  summary: "Whether the school agrees to be named in the league",
  access: "organisation",
  idempotent: true,
  body: z.strictObject({ isIn: z.boolean() }),
  status: 200,
  response: z.object({ isInLeague: z.boolean() }),
  errors: ["forbidden", "idempotency_key_reused"],
});

const byCode = z.object({ code: codeSchema });

export const showClass = defineEndpoint({
  method: "GET",
  path: "/api/v1/classes/:code",
  summary: "The class behind a code, so that pupils see that they typed the right one",
  access: "public",
  params: byCode,
  status: 200,
  response: z.object({ name: z.string(), level: z.enum(schoolLevels) }),
  errors: ["not_found", "too_many_requests"],
});

/** Its key is no other key of the round: what has a name is not found by it. */
export const countResult = defineEndpoint({
  method: "POST",
  path: "/api/v1/classes/:code/results",
  summary: "One round of the quiz, marked here and counted for a class",
  access: "public",
  idempotent: true,
  params: byCode,
  body: z.strictObject({ level: z.enum(schoolLevels), answers: quizAnswersSchema }),
  status: 201,
  response: z.object({ score: z.int() }),
  errors: ["not_found", "too_many_requests"],
});

export const leagueSchoolSchema = z.object({
  /** Equal ones share it. */
  rank: z.int(),
  name: z.string(),
  commune: z.object({ fr: z.string(), ar: z.string() }),
  pupils: z.int(),
  passed: z.int(),
  /** Passed quizzes per pupil, in hundredths. */
  hundredthsPerPupil: z.int(),
});
export type LeagueSchool = z.infer<typeof leagueSchoolSchema>;

export const showLeague = defineEndpoint({
  method: "GET",
  path: "/api/v1/league",
  summary: "Schools that agreed, by passed quizzes per pupil in the school year",
  access: "public",
  cacheSeconds: 300,
  status: 200,
  response: z.object({ year: z.int(), schools: z.array(leagueSchoolSchema) }),
});
