import { type Limit, seconds } from "../../limits.rules.ts";

/**
 * Whoever is asked has given the right password, so it is the six digits alone that hold: three of
 * a million are right at any moment, and few are looked at. Only failures count.
 */
export const appLimits = (userId: string): Limit[] => [
  { subject: `app-hour:${userId}`, most: 10, seconds: seconds.hour },
  { subject: `app-day:${userId}`, most: 30, seconds: seconds.day },
];

export const enrolmentLimits = (userId: string): Limit[] => [
  { subject: `app-enrolment:${userId}`, most: 20, seconds: seconds.hour },
];
