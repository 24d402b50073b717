// For the values of sentences, where no element can be put around a part.

/** Signs that run from the left, as hours, codes and percents do, inside a sentence of either direction. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** A name of either script inside a sentence of the other: its last dot stays with it. */
export const inOwnOrder = (text: string): string => `\u2068${text}\u2069`;
