import { type Limit, networkOf, seconds } from "../../limits.rules.ts";

/** A point needs few people; nobody wants to be asked again and again. */
export const invitingLimits = (pointId: string, target: string): Limit[] => [
  { subject: `invitations-of:${pointId}`, most: 20, seconds: seconds.day },
  { subject: `invitations-to:${target}`, most: 3, seconds: seconds.day },
];

/** Secrets that open nothing: the right ones of everybody behind one address do not count. */
export const guessingLimits = (address: string): Limit[] => [
  { subject: `invitation-guesses:${networkOf(address)}`, most: 100, seconds: seconds.hour },
];
