import { type Limit, seconds } from "../../limits.rules.ts";

/** Each goes out over somebody else's push service. */
export const testLimits = (userId: string): Limit[] => [
  { subject: `push-test:${userId}`, most: 5, seconds: seconds.hour },
];
