import { type Challenge, codeRules } from "@app/contract/codes";
import { z } from "zod/mini";

/** Six digits on their way to somebody; the digits themselves are never kept. */
export const sentCodeSchema = z.object({
  id: z.string(),
  channel: z.enum(["sms", "mail", "app"]),
  sentTo: z.string(),
  /** Both in milliseconds of this device. */
  sentAt: z.number(),
  resendAt: z.number(),
  /** The server takes no more tries. */
  isDead: z.boolean(),
});
export type SentCode = z.infer<typeof sentCodeSchema>;

export const sentCodeOf = (challenge: Challenge, now: number): SentCode => ({
  id: challenge.id,
  channel: challenge.channel,
  sentTo: challenge.sentTo,
  sentAt: now,
  resendAt: now + challenge.resendAfterSeconds * 1000,
  isDead: false,
});

/** As if it had just come, with what is left of the wait. */
export const challengeOf = (code: SentCode, now: number): Challenge => ({
  id: code.id,
  channel: code.channel,
  sentTo: code.sentTo,
  resendAfterSeconds: Math.max(0, Math.ceil((code.resendAt - now) / 1000)),
});

/** Whether its digits are still worth typing: another message would only cost. */
export const isAlive = (code: SentCode, now: number): boolean =>
  !code.isDead && now - code.sentAt < codeRules.minutes * 60_000;
