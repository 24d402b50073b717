/** A name inside a sentence of another direction: its last dot must stay with it. */
export const isolatedName = (name: string): string => `\u2068${name}\u2069`;
