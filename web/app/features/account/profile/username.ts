const longest = 20;

/** Letters, digits, dots and underscores, in lower case. */
const cleaned = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}._]+/gu, ".")
    .replaceAll(/^[._]+|[._]+$/g, "");

const fit = (text: string, most: number): string => text.slice(0, most).replace(/[._]+$/, "");

/** From the display name: Yasmine B. is yasmine.b. Empty when there are too few letters for one. */
export const proposeUsername = (displayName: string): string => {
  const name = fit(cleaned(displayName), longest);
  // A phone number is no name.
  return name.length >= 3 && /\p{L}/u.test(name) ? name : "";
};

/** Near a name that is taken, with a number from 10 to 99 that the caller draws. */
export const suggestInstead = (taken: string, number: number): string =>
  `${fit(cleaned(taken), longest - 2)}${number}`;
