import { z } from "zod/mini";
import { checkSign, cleanCode, codeAlphabet } from "./public-code.ts";
import { product } from "./product.ts";

/**
 * A driver's code: "T", six random signs and a check sign, of the alphabet of people's codes. Another
 * length than theirs, so that a phone without a network knows a driver from a citizen.
 */
const mark = "T";
export const badgeCodeLength = 8;

/** `random` yields whole numbers from 0 up to, not including, its argument. */
export const makeBadgeCode = (random: (below: number) => number): string => {
  const signs = Array.from({ length: badgeCodeLength - 2 }, () =>
    codeAlphabet.charAt(random(codeAlphabet.length)),
  );
  const body = mark + signs.join("");
  return body + checkSign(body);
};

export const isBadgeCode = (code: string): boolean =>
  code.length === badgeCodeLength &&
  code.startsWith(mark) &&
  [...code].every((sign) => codeAlphabet.includes(sign)) &&
  checkSign(code.slice(0, -1)) === code.at(-1);

/** In two groups of four, as one reads it out. */
export const spacedBadgeCode = (code: string): string =>
  `${code.slice(0, 4)}\u00A0${code.slice(4)}`;

export const badgeCodeSchema = z.pipe(
  z.string().check(z.maxLength(16)),
  z.pipe(z.transform(cleanCode), z.string().check(z.refine(isBadgeCode, "code"))),
);

/** What the QR of a badge holds: the page of every personal code. */
export const badgeAddress = (siteUrl: string, code: string): string =>
  `${siteUrl}/ana-${product.slug}?q=${code}`;
