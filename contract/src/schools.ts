import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import {
  communeCodeSchema,
  companyNameSchema,
  emailSchema,
  nameSchema,
  phoneSchema,
} from "./fields.ts";
import { schoolLevels } from "./quiz.ts";

export const schoolSectors = ["public", "private"] as const;
export const teacherRoles = ["teacher", "head", "club", "parent", "other"] as const;
export const yardAnswers = ["yes", "no", "unknown"] as const;

/** A school year, in its order; in July and August there is nobody to visit. */
export const visitMonths = [9, 10, 11, 12, 1, 2, 3, 4, 5, 6] as const;

export const schoolLimits = { classes: 200, pupils: 10_000, message: 500 } as const;

const countUpTo = (most: number) => z.int().check(z.minimum(1), z.maximum(most));

/** Several lines or none, with no signs that cannot be seen or that turn text round. */
const readable = /^([^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]|[\n\t])*$/u;
const messageSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed: string) => typed.replaceAll("\r\n", "\n")),
  ),
  z.string().check(z.trim(), z.maxLength(schoolLimits.message), z.regex(readable, "message")),
);

/** The first page of the form: the school. */
export const schoolSchema = z.strictObject({
  schoolName: companyNameSchema,
  level: z.enum(schoolLevels),
  sector: z.enum(schoolSectors),
  communeCode: communeCodeSchema,
  classes: countUpTo(schoolLimits.classes),
  pupils: countUpTo(schoolLimits.pupils),
});

/** The second page: whom we call, and when we come. */
export const teacherSchema = z.strictObject({
  teacherName: nameSchema,
  role: z.enum(teacherRoles),
  phone: phoneSchema,
  email: emailSchema,
  months: z.array(z.literal(visitMonths)).check(
    z.minLength(1),
    z.maxLength(visitMonths.length),
    z.refine((all) => new Set(all).size === all.length, "twice"),
  ),
  yard: z.enum(yardAnswers),
  message: messageSchema,
});

/** "NG-0412": what to say on the phone. */
export const schoolReference = (number: number): string => `NG-${String(number).padStart(4, "0")}`;

export const applyForVisit = defineEndpoint({
  method: "POST",
  path: "/api/v1/schools/applications",
  summary: "A school asks for a visit; somebody of the team calls back",
  access: "public",
  idempotent: true,
  body: z.strictObject({ ...schoolSchema.shape, ...teacherSchema.shape }),
  status: 201,
  response: z.object({ reference: z.string() }),
  errors: ["too_many_requests"],
});
