import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { NotAPictureError } from "../../pictures/picture-forms.ts";

/** Made anew from its pixels, so that nothing a phone noted in it is kept. */
export const keepPhoto = async ({ evidence }: Context, base64: string): Promise<string> => {
  try {
    return await evidence.keep(Buffer.from(base64, "base64"));
  } catch (error) {
    if (error instanceof NotAPictureError) throw new AppError("not_a_picture");
    throw error;
  }
};
