import { z } from "zod/mini";

/** How wide a picture is handed out; a smaller one stays as it is. No other width is. */
export const pictureWidths = [160, 320, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const picturesPath = "/api/pictures/:name";

/** What a picture is called: of its content, so that an address never shows another one. */
export const pictureNameSchema = z.string().check(z.regex(/^[0-9a-f]{32}\.(webp|jpg|png)$/));

/** Once, and one of the widths; whoever does not say gets 640. */
export const pictureQuerySchema = z.object({
  w: z._default(
    z.pipe(
      z.enum(["160", "320", "640", "960", "1280"]),
      z.transform((width) => Number(width) as PictureWidth),
    ),
    640,
  ),
});

/** "pictures/0f...webp", as the API names a picture, is at this address. */
export const pictureAddress = (path: string, width: PictureWidth): string =>
  `/api/${path}?w=${width}`;
