import { z } from "zod/mini";

/** `outdated`: what was written fits a lesson of before; until it is written anew, nobody reads it. */
export const wordingStates = ["released", "written", "outdated"] as const;

/** Zero while nobody has written; each save is one more, also the way back to what was released. */
export const wordingVersionSchema = z.int().check(z.minimum(0), z.maximum(100_000));
/** Shown to the team, never to the public. */
export const wordingReasonSchema = z
  .string()
  .check(z.trim(), z.minLength(5, "reason"), z.maxLength(300, "reason"));
