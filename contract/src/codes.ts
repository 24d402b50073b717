import { z } from "zod/mini";
import { sixDigitsSchema } from "./fields.ts";

export const codeRules = { minutes: 10, resendSeconds: 60 } as const;

/** Something only the right person can answer: six digits sent to them, or shown by their app. */
export const challengeSchema = z.object({
  id: z.uuid(),
  channel: z.enum(["sms", "mail", "app"]),
  /** Where it went, hidden but for what its owner recognises; empty for an app. */
  sentTo: z.string(),
  /** Before that another one is not sent. */
  resendAfterSeconds: z.int(),
});
export type Challenge = z.infer<typeof challengeSchema>;

export const challengeAnswerSchema = z.strictObject({ id: z.uuid(), code: sixDigitsSchema });
export type ChallengeAnswer = z.infer<typeof challengeAnswerSchema>;
