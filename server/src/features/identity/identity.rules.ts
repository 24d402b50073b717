import { emailSchema } from "@app/contract/fields";
import { readPhone } from "@app/contract/phone";

export const sessionLifetimes = { accessSeconds: 15 * 60, refreshSeconds: 30 * 24 * 3600 } as const;

/** So long after a log-in or a password it is taken to be the same person. */
export const provenSeconds = 10 * 60;

/** Of a session that passed an authenticator app: it opens everything, so it ends by itself. */
export const strongLifetimes = { idleSeconds: 30 * 60, mostSeconds: 12 * 3600 } as const;

/** A login is a mobile number when it reads as one, an e-mail address otherwise. */
export const normalizeLogin = (typed: string): string =>
  readPhone(typed) ?? typed.trim().toLowerCase();

/** The same where something is sent to it; null for what is neither and so nobody's. */
export const readLogin = (typed: string): string | null => {
  const phone = readPhone(typed);
  if (phone) return phone;
  const email = emailSchema.safeParse(typed);
  return email.success ? email.data : null;
};
