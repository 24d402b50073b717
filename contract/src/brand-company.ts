import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { companyNameSchema, emailSchema, nameSchema, phoneSchema } from "./fields.ts";
import { addressSchema, registerNumberSchema, taxNumberSchema } from "./point-profile.ts";

/**
 * The legal company behind a brand, in four blocks that each save by themselves. Whichever comes
 * first begins the brand of somebody who has none.
 */

export const brandSectors = [
  "water",
  "soft_drinks",
  "dairy",
  "oil",
  "hygiene",
  "retail",
  "food",
  "other",
] as const;

export const identityInputSchema = z.strictObject({
  legalName: companyNameSchema,
  registerNumber: registerNumberSchema,
  taxNumber: taxNumberSchema,
  sector: z.enum(brandSectors, "sector"),
});
export type IdentityInput = z.infer<typeof identityInputSchema>;

export const seatInputSchema = z.strictObject({
  wilayaCode: z.int().check(z.minimum(1), z.maximum(99)),
  address: addressSchema,
});
export type SeatInput = z.infer<typeof seatInputSchema>;

export const brandContactInputSchema = z.strictObject({
  name: nameSchema,
  /** What they do at the company. */
  position: z
    .string()
    .check(
      z.trim(),
      z.minLength(2),
      z.maxLength(80),
      z.regex(/^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u),
    ),
  phone: phoneSchema,
  email: emailSchema,
});
export type BrandContactInput = z.infer<typeof brandContactInputSchema>;

export const mostTonnageKilograms = 1_000_000_000;

export const packagingInputSchema = z.strictObject({
  /** Packaging put on the market in a year. */
  kilograms: z.int().check(z.minimum(1), z.maximum(mostTonnageKilograms)),
  /** Whether the company belongs to Eco-Jem, the country's public system for packaging. */
  isEcoJem: z.boolean(),
});
export type PackagingInput = z.infer<typeof packagingInputSchema>;

export const brandReviews = ["draft", "pending", "more_info", "approved"] as const;
export type BrandReview = (typeof brandReviews)[number];

export const brandCompanySchema = z.object({
  review: z.enum(brandReviews),
  /** What the back office asks for, while it does. */
  note: z.nullable(z.string()),
  /** Who only looks sees everything and changes nothing. */
  mayEdit: z.boolean(),
  identity: z.nullable(identityInputSchema),
  seat: z.nullable(seatInputSchema),
  contact: z.nullable(z.extend(brandContactInputSchema, { phone: z.string() })),
  packaging: z.nullable(packagingInputSchema),
});
export type BrandCompany = z.infer<typeof brandCompanySchema>;

export const showBrandCompany = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/company",
  summary: "The business profile as it is filled in; empty before the first block",
  access: ["brand"],
  status: 200,
  response: brandCompanySchema,
  errors: ["forbidden"],
});

const saved = z.object({ review: z.enum(brandReviews) });

export const saveIdentity = defineEndpoint({
  method: "PUT",
  path: "/api/v1/brand/company/identity",
  summary: "Legal name, register, tax number and sector",
  access: ["brand"],
  body: identityInputSchema,
  status: 200,
  response: saved,
  errors: ["forbidden"],
});

export const saveSeat = defineEndpoint({
  method: "PUT",
  path: "/api/v1/brand/company/seat",
  summary: "Where the company sits",
  access: ["brand"],
  body: seatInputSchema,
  status: 200,
  response: saved,
  errors: ["forbidden"],
});

export const saveBrandContact = defineEndpoint({
  method: "PUT",
  path: "/api/v1/brand/company/contact",
  summary: "Whom the back office calls",
  access: ["brand"],
  body: brandContactInputSchema,
  status: 200,
  response: saved,
  errors: ["forbidden"],
});

export const savePackaging = defineEndpoint({
  method: "PUT",
  path: "/api/v1/brand/company/packaging",
  summary: "Packaging put on the market in a year, and whether the company is in Eco-Jem",
  access: ["brand"],
  body: packagingInputSchema,
  status: 200,
  response: saved,
  errors: ["forbidden"],
});

export const brandDecisions = ["approved", "more_info"] as const;
export type BrandDecision = (typeof brandDecisions)[number];

export const decideBrand = defineEndpoint({
  method: "POST",
  path: "/api/v1/brands/:id/decision",
  summary: "The papers of a brand are in order, or something is missing; the brand works meanwhile",
  access: "admin",
  idempotent: true,
  params: z.object({ id: z.uuid() }),
  body: z
    .strictObject({
      decision: z.enum(brandDecisions),
      /** For the brand to read. */
      note: z.string().check(z.trim(), z.maxLength(500)),
    })
    .check(
      z.refine(({ decision, note }) => decision === "approved" || note.length >= 5, {
        message: "Whoever has to bring more reads what",
        path: ["note"],
      }),
    ),
  status: 200,
  response: z.object({}),
  errors: ["idempotency_key_missing", "idempotency_key_reused", "not_found", "already_decided"],
});
