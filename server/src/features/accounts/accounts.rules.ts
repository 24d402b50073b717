import { type Limit, networkOf, seconds } from "../../limits.rules.ts";

/** How long somebody may take between the six digits and their name. */
export const ticketMinutes = 30;

const longest = 20;
const shortest = 3;

const letters = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** "Yasmine", "Benali": yasmine.b. Any script; marks over and between letters are left out. */
export const usernameBase = (firstName: string, lastName: string): string => {
  const first = [...letters(firstName)].slice(0, longest - 2).join("") || "citizen";
  const [initial] = letters(lastName);
  return initial ? `${first}.${initial}` : first;
};

/** yasmine.b, then yasmine.b2: as short as it can be, never longer than a username is. */
export const usernameWith = (base: string, number: number): string => {
  if (number === 1 && [...base].length >= shortest) return base;
  const digits = String(number);
  return [...base].slice(0, longest - digits.length).join("") + digits;
};

/** One after the other while few have the name; later anywhere in a range that grows. */
export const usernameNumber = (attempt: number, random: (below: number) => number): number =>
  attempt <= 5 ? attempt : 6 + random(10 ** Math.min(attempt - 3, 9));

/** Hashing a password costs more than anything else a stranger can ask for. */
export const signUpLimits = (address: string): Limit[] => [
  { subject: `sign-up-network:${networkOf(address)}`, most: 60, seconds: seconds.hour },
];

/**
 * A family has one phone, and whoever farms tokens has one too. Nobody is shut out: a point
 * registers people by their number, which is not counted here.
 */
export const browserLimits = (deviceSecret: string): Limit[] => [
  { subject: `accounts-browser:${deviceSecret}`, most: 3, seconds: 30 * seconds.day },
];

/** Eight signs can be typed by hand, and guessed by whoever may try without end. */
export const invitationLimits = (address: string): Limit[] => [
  { subject: `invitation-network:${networkOf(address)}`, most: 30, seconds: seconds.hour },
];

/** Nobody opens more links than this by hand. */
export const linkLimits = (address: string): Limit[] => [
  { subject: `email-link-network:${networkOf(address)}`, most: 100, seconds: seconds.hour },
];

/** It reads every table there is. */
export const exportLimits = (userId: string): Limit[] => [
  { subject: `export:${userId}`, most: 5, seconds: seconds.day },
];
