export const pictureForms = ["webp", "jpg", "png"] as const;
export type PictureForm = (typeof pictureForms)[number];

/** It says of itself that it is a picture, and is none that we take. */
export class NotAPictureError extends Error {
  override name = "NotAPictureError";
}
