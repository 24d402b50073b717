import { z } from "zod/mini";

/** The three stars a point may give: clean, crushed, well presented. */
export const starsSchema = z.strictObject({
  clean: z.boolean(),
  compacted: z.boolean(),
  manners: z.boolean(),
});
export type Stars = z.infer<typeof starsSchema>;

export const countStars = (stars: Stars): number =>
  Number(stars.clean) + Number(stars.compacted) + Number(stars.manners);
