import { type BrandFace, faceInputSchema } from "@app/contract/brand-face";

export type FaceDraft = Record<"name" | "colour" | "en" | "fr" | "ar", string>;

/** What stands in the fields, and what is sent of it. */
export const faceBlock = {
  schema: faceInputSchema,
  first: ({ name, colour, story }: BrandFace): FaceDraft => ({
    name,
    colour: colour ?? "",
    ...story,
  }),
  body: ({ name, colour, en, fr, ar }: FaceDraft) => ({
    name,
    colour: colour === "" ? null : colour.toLowerCase(),
    story: { en, fr, ar },
  }),
};
