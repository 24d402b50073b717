import { type BrandFace, brandFaceSchema } from "@app/contract/brand-face";
import type { Context } from "../../context.ts";
import type { CompanyActor } from "../identity/index.ts";
import { findFace } from "./brand-face.queries.ts";

const unwritten = { en: "", fr: "", ar: "" };

export const showBrandFace = async (
  ctx: Context,
  { company }: CompanyActor,
): Promise<BrandFace> => {
  const { name, logo, colour, story } = await findFace(ctx.db, company.id);
  return {
    mayEdit: company.rank !== "viewer",
    name,
    logo,
    colour,
    story: brandFaceSchema.shape.story.parse({ ...unwritten, ...(story as object | null) }),
  };
};
