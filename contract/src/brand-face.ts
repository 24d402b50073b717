import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { contrastOnWhite, leastContrast } from "./contrast.ts";
import { companyNameSchema } from "./fields.ts";

/** What citizens see of a brand. */

export const mostStorySigns = 280;

/** Some lines in a language; empty where the brand has not written in it. */
const storyText = z
  .string()
  .check(
    z.trim(),
    z.maxLength(mostStorySigns, "story"),
    z.regex(/^[^\p{Cs}\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, "story"),
  );

export const storySchema = z.strictObject({ en: storyText, fr: storyText, ar: storyText });
export type Story = z.infer<typeof storySchema>;

export const brandColourSchema = z.string().check(
  z.toLowerCase(),
  z.regex(/^#[0-9a-f]{6}$/, "colour"),
  z.refine((colour) => contrastOnWhite(colour) >= leastContrast, { error: "pale" }),
);

export const faceInputSchema = z.strictObject({
  name: companyNameSchema,
  colour: z.nullable(brandColourSchema),
  story: storySchema,
});
export type FaceInput = z.infer<typeof faceInputSchema>;

export const brandFaceSchema = z.object({
  mayEdit: z.boolean(),
  name: z.string(),
  /** "pictures/0f...png", on white. */
  logo: z.nullable(z.string()),
  colour: z.nullable(z.string()),
  story: z.object({ en: z.string(), fr: z.string(), ar: z.string() }),
});
export type BrandFace = z.infer<typeof brandFaceSchema>;

export const showBrandFace = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/face",
  summary: "The brand as citizens see it",
  access: "brand-viewer",
  status: 200,
  response: brandFaceSchema,
});

export const saveBrandFace = defineEndpoint({
  method: "PUT",
  path: "/api/v1/brand/face",
  summary: "Name, colour and story; a colour too pale to be seen on white is refused",
  access: "brand-editor",
  body: faceInputSchema,
  status: 200,
  response: z.object({}),
});

export const mostLogoBytes = 600_000;

export const saveBrandLogo = defineEndpoint({
  method: "PUT",
  path: "/api/v1/brand/face/logo",
  summary: "The logo: pixels alone; a drawing (SVG) becomes pixels before it is sent",
  access: "brand-editor",
  bodyBytes: mostLogoBytes + 1024,
  body: z.strictObject({
    /** PNG, JPEG or WebP, base64. */
    data: z.base64().check(z.minLength(1), z.maxLength(mostLogoBytes)),
  }),
  status: 200,
  response: z.object({ logo: z.string() }),
  errors: ["not_a_picture", "too_many_requests"],
});

export const removeBrandLogo = defineEndpoint({
  method: "DELETE",
  path: "/api/v1/brand/face/logo",
  summary: "No logo any more",
  access: "brand-editor",
  status: 204,
  response: z.void(),
});
