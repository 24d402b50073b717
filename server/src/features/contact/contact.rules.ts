import { type Limit, networkOf, seconds } from "../../limits.rules.ts";

/** From one network; and to one address, whose owner gets a mail each time whoever typed it. */
export const contactLimits = (address: string, contact: string): Limit[] => [
  { subject: `contact-hour:${networkOf(address)}`, most: 3, seconds: seconds.hour },
  { subject: `contact-day:${networkOf(address)}`, most: 20, seconds: seconds.day },
  { subject: `contact-to:${contact}`, most: 5, seconds: seconds.day },
];

/** Six characters of the id that are easy to say: they find a message again, they open nothing. */
export const referenceOf = (id: string): string => id.slice(-6).toUpperCase();
