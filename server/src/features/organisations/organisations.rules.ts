import { type Limit, networkOf, seconds } from "../../limits.rules.ts";

/** Every sign-up sends a mail to somebody who may not have asked for it. */
export const signUpLimits = (email: string, address: string): Limit[] => [
  { subject: `organisation-sign-up:${email}`, most: 3, seconds: seconds.hour },
  { subject: `organisation-sign-up:${networkOf(address)}`, most: 10, seconds: seconds.day },
];
