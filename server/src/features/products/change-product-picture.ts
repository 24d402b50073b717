import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";
import { NotAPictureError } from "../../pictures/picture-forms.ts";
import { ownProduct } from "./own-product.ts";
import { setPicture } from "./products.queries.ts";

const mostPerHour = 120;

const storePhoto = async ({ pictures }: Context, base64: string): Promise<string> => {
  try {
    return await pictures.store(Buffer.from(base64, "base64"));
  } catch (error) {
    if (error instanceof NotAPictureError) throw new AppError("not_a_picture");
    throw error;
  }
};

export const changeProductPicture = async (
  ctx: Context,
  brandId: string,
  id: string,
  base64: string | null,
): Promise<{ picture: string | null }> => {
  await ownProduct(ctx, ctx.db, brandId, id);
  const limit = { subject: `photos:${brandId}`, most: mostPerHour, seconds: seconds.hour };
  await takeAttempt(ctx, [limit]);
  const picture = base64 === null ? null : await storePhoto(ctx, base64);
  if (!(await setPicture(ctx.db, brandId, id, picture))) throw new AppError("not_found");
  return { picture };
};
