import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { type Limit, seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";
import { NotAPictureError } from "../../pictures/picture-forms.ts";
import type { CompanyActor } from "../identity/index.ts";
import { saveLogo } from "./brand-face.queries.ts";

/** Each is kept for ever under its own name: nobody needs to try that many. */
const logoLimits = (brandId: string): Limit[] => [
  { subject: `brand-logos:${brandId}`, most: 30, seconds: seconds.day },
];

/** Made anew from its pixels. A drawing is no picture here: what it could carry is never served. */
export const saveBrandLogo = async (
  ctx: Context,
  { company }: CompanyActor,
  base64: string,
): Promise<{ logo: string }> => {
  await takeAttempt(ctx, logoLimits(company.id));
  try {
    const logo = await ctx.pictures.store(Buffer.from(base64, "base64"));
    await saveLogo(ctx.db, ctx.clock, company.id, logo);
    return { logo };
  } catch (error) {
    if (error instanceof NotAPictureError) throw new AppError("not_a_picture");
    throw error;
  }
};

export const removeBrandLogo = (ctx: Context, { company }: CompanyActor): Promise<void> =>
  saveLogo(ctx.db, ctx.clock, company.id, null);
