import { cleanCode, codeAlphabet, codeLength } from "@app/contract/public-code";
import { latinDigits } from "./weight-entry.ts";

/** What is left of anything typed or pasted: signs of the alphabet, six at most. */
export const codeFromTyped = (typed: string): string =>
  [...cleanCode(latinDigits(typed))]
    .filter((sign) => codeAlphabet.includes(sign))
    .slice(0, codeLength)
    .join("");
