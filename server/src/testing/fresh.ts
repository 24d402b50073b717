let phones = 0;
let emails = 0;

/**
 * A number nobody in the test has. Counted: of thousands drawn by chance two would be the same, in one run of some. A
 * block of a thousand for each, as limits count them.
 */
export const freshPhone = (): string => `+2135${String(++phones).padStart(5, "0")}001`;

export const freshEmail = (): string => `person${++emails}@example.com`;
