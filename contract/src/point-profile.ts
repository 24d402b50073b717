import { z } from "zod/mini";
import { isBankAccount } from "./bank-account.ts";
import { defineEndpoint } from "./endpoint.ts";
import { communeCodeSchema, companyNameSchema, phoneSchema } from "./fields.ts";
import { hoursSchema } from "./hours.ts";
import { materialSchema } from "./materials.ts";
import { pointKinds } from "./points.ts";

/** How far from the middle of its commune a point may lie, as the crow flies. */
export const farthestMeters = 15_000;

const oneLine = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;

/** In one language at least; who reads another sees what there is. */
const pointNameSchema = z
  .strictObject({
    en: z.optional(companyNameSchema),
    fr: z.optional(companyNameSchema),
    ar: z.optional(companyNameSchema),
  })
  .check(z.refine((name) => Object.values(name).some(Boolean), { error: "name" }));
export type PointName = z.infer<typeof pointNameSchema>;

export const addressSchema = z
  .string()
  .check(z.trim(), z.minLength(5), z.maxLength(160), z.regex(oneLine, "address"));

export const placeInputSchema = z.strictObject({
  name: pointNameSchema,
  kind: z.enum(pointKinds),
  communeCode: communeCodeSchema,
  address: addressSchema,
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
  /** For people who want to call the point: everybody may read it. */
  phone: phoneSchema,
});
export type PlaceInput = z.infer<typeof placeInputSchema>;

export const practiceLimits = { squareMeters: 10_000, kilograms: 10_000 } as const;

export const practiceInputSchema = z.strictObject({
  materials: z.array(materialSchema).check(
    z.minLength(1, "materials"),
    z.refine((list) => new Set(list).size === list.length),
  ),
  acceptsBagsLeft: z.boolean(),
  hours: hoursSchema.check(z.refine((hours) => Object.keys(hours).length > 0, { error: "hours" })),
  storageSquareMeters: z.int().check(z.minimum(1), z.maximum(practiceLimits.squareMeters)),
  scaleKilograms: z.int().check(z.minimum(1), z.maximum(practiceLimits.kilograms)),
});
export type PracticeInput = z.infer<typeof practiceInputSchema>;

export const registerNumberSchema = z
  .string()
  .check(z.trim(), z.regex(/^[\dA-Za-z/-]{6,20}$/, "register"));
export const taxNumberSchema = z.string().check(z.regex(/^\d{15,20}$/, "tax"));
export const bankAccountSchema = z.string().check(z.refine(isBankAccount, { error: "account" }));

const papers = {
  registerNumber: z.nullable(registerNumberSchema),
  taxNumber: z.nullable(taxNumberSchema),
  bankAccount: z.nullable(bankAccountSchema),
};

/** What is missing may come later: payments wait for it, weighing does not. */
export const papersInputSchema = z.strictObject({
  ...papers,
  consent: z.literal(true, "consent"),
});
export type PapersInput = z.infer<typeof papersInputSchema>;

export const reviewStates = [
  "draft",
  "pending",
  "more_info",
  "approved",
  "refused",
  "suspended",
] as const;
export type ReviewState = (typeof reviewStates)[number];

export const pointProfileSchema = z.object({
  id: z.uuid(),
  state: z.enum(reviewStates),
  /** What the back office wrote with its last decision. */
  note: z.nullable(z.string()),
  isFull: z.boolean(),
  place: z.extend(placeInputSchema, {
    wilayaCode: z.int(),
    phone: z.nullable(z.string()),
    name: z.object({
      en: z.optional(z.string()),
      fr: z.optional(z.string()),
      ar: z.optional(z.string()),
    }),
  }),
  /** Null until the second step was saved. */
  practice: z.nullable(practiceInputSchema),
  papers: z.nullable(z.object(papers)),
});
export type PointProfile = z.infer<typeof pointProfileSchema>;

export const showPointProfile = defineEndpoint({
  method: "GET",
  path: "/api/v1/point-profile",
  summary: "The owner's point as they filled it in; null before the first step",
  access: ["point"],
  status: 200,
  response: z.object({ profile: z.nullable(pointProfileSchema) }),
});

export const savePointPlace = defineEndpoint({
  method: "PUT",
  path: "/api/v1/point-profile/place",
  summary: "Who and where the point is; makes a draft for somebody who has none",
  access: ["point"],
  body: placeInputSchema,
  status: 200,
  response: z.object({ id: z.uuid() }),
});

export const savePointPractice = defineEndpoint({
  method: "PUT",
  path: "/api/v1/point-profile/practice",
  summary: "What the point takes, and when",
  access: ["point"],
  body: practiceInputSchema,
  status: 200,
  response: z.object({}),
  errors: ["not_found"],
});

export const savePointPapers = defineEndpoint({
  method: "PUT",
  path: "/api/v1/point-profile/papers",
  summary: "What the law wants to know; each number may come later",
  access: ["point"],
  body: papersInputSchema,
  status: 200,
  response: z.object({}),
  errors: ["not_found"],
});

export const submitPointProfile = defineEndpoint({
  method: "POST",
  path: "/api/v1/point-profile/submit",
  summary: "Ask the back office to open the point; asking again changes nothing",
  access: ["point"],
  status: 200,
  response: z.object({ state: z.enum(reviewStates) }),
  errors: ["not_found", "profile_incomplete"],
});
