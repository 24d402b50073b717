import { checkSign, cleanCode, codeAlphabet } from "./public-code.ts";

/**
 * The number of a claim as it is printed and read out: "K-", six signs that count up and a check
 * sign, of the alphabet of people's codes. Given by the database (claim_number).
 */
const mark = "K";
const length = 8;

const isClaimCode = (code: string): boolean =>
  code.length === length &&
  code.startsWith(mark) &&
  [...code].every((sign) => codeAlphabet.includes(sign)) &&
  checkSign(code.slice(0, -1)) === code.at(-1);

const spelled = (code: string): string => `${mark}-${code.slice(1)}`;

export const isClaimNumber = (number: string): boolean =>
  isClaimCode(cleanCode(number)) && spelled(cleanCode(number)) === number;
