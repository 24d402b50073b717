import { z } from "zod/mini";

/**
 * The texts a person agrees to. A new wording is a new version: whoever agreed to an older one
 * agreed to that one, and is asked again.
 */
export const consentVersions = { privacy: "2026-11-15", terms: "2026-11-15" } as const;

/** The box is ticked, and the versions are those the form showed. */
export const consentSchema = z.strictObject({
  privacy: z.literal(consentVersions.privacy),
  terms: z.literal(consentVersions.terms),
});
export type Consent = z.infer<typeof consentSchema>;
