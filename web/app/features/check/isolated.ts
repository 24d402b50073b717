/** Keeps a name or signs in their own order inside a sentence, where no element can be put. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
