import { codeAlphabet, makeCode } from "@app/contract/public-code";

/** How much there is before the first deposit of the bench. */
export interface Sizes {
  citizens: number;
  points: number;
  pastDeposits: number;
}

/** Access tokens are this and the operator's number in twelve hexadecimal digits. */
export const tokenPrefix = "bench-operator-access-token-";

/** The same for citizens, in a world that readers were added to. */
export const readerPrefix = "bench-citizen-access-token-";

const step = 7919;
const space = codeAlphabet.length ** 5;

/**
 * The code of the n-th person, spread over all codes. pgbench and wrk compute the same one, so the
 * load needs no list and the engine no extra look-up.
 */
export const codeOf = (n: number): string => {
  let left = (n * step) % space;
  return makeCode((below) => {
    const digit = left % below;
    left = Math.floor(left / below);
    return digit;
  });
};
