import { type Limit, networkOf, seconds } from "../../limits.rules.ts";

/** A brand needs few people; nobody wants to be asked again and again. */
export const invitingLimits = (brandId: string, email: string): Limit[] => [
  { subject: `team-invitations-of:${brandId}`, most: 30, seconds: seconds.day },
  { subject: `team-invitations-to:${email}`, most: 3, seconds: seconds.day },
];

export const codeLimits = (brandId: string): Limit[] => [
  { subject: `distributor-codes-of:${brandId}`, most: 60, seconds: seconds.day },
];

/** Secrets that open nothing: the right ones of everybody behind one address do not count. */
export const guessingLimits = (address: string): Limit[] => [
  { subject: `team-invitation-guesses:${networkOf(address)}`, most: 100, seconds: seconds.hour },
];

export const invitationSeconds = 7 * seconds.day;
export const codeSeconds = 30 * seconds.day;
