import { challengeSchema, codeRules, type Challenge } from "@app/contract/codes";
import { type KeyValueStore, tabStore } from "../../../lib/storage.ts";

export interface SentCode {
  challenge: Challenge;
  /** The number it went to, when it is not the person's own. */
  phone?: string;
}

const phoneIn = (value: unknown): Pick<SentCode, "phone"> =>
  typeof value === "string" ? { phone: value } : {};

/**
 * A page that asks for a code when it opens must not ask again when it is loaded anew: a message
 * costs money, and there are few of them in an hour. The digits themselves are never kept.
 */
export const keptChallenge = (userId: string, store: KeyValueStore = tabStore) => {
  const key = `phone-code.${userId}`;
  return {
    write: (sent: SentCode, now: number): void =>
      store.write(key, JSON.stringify({ ...sent, at: now })),

    /** As long as its digits may still be typed; with what is left of the wait for another. */
    read: (now: number): SentCode | null => {
      try {
        const { challenge, phone, at } = JSON.parse(store.read(key) ?? "null");
        const passedSeconds = Math.floor((now - Number(at)) / 1000);
        if (!(passedSeconds >= 0 && passedSeconds < codeRules.minutes * 60)) return null;
        const sent = challengeSchema.parse(challenge);
        const resendAfterSeconds = Math.max(0, sent.resendAfterSeconds - passedSeconds);
        return { challenge: { ...sent, resendAfterSeconds }, ...phoneIn(phone) };
      } catch {
        return null;
      }
    },

    forget: (): void => store.remove(key),
  };
};
