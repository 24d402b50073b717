import { z } from "zod/mini";
import { localizedTextSchema } from "./localized-text.ts";

/** What tables of the back office have in common. */

export const wilayaFilter = z.optional(
  z.coerce.number().check(z.int(), z.minimum(1), z.maximum(99)),
);

/** The id of the last row of the page before. */
export const pageStart = z.optional(z.uuid());
/** What to ask for next; null at the end. */
export const nextPage = z.nullable(z.uuid());

export const deskPointSchema = z.object({
  id: z.uuid(),
  name: localizedTextSchema,
  wilaya: z.int(),
});

export const deskId = z.object({ id: z.uuid() });

/** Why something was done: for the audit, and for whom it concerns. */
export const deskNote = z.string().check(z.trim(), z.minLength(5), z.maxLength(500));
