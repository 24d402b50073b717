import { z } from "zod/mini";

/**
 * A person's code: five random signs and a check sign, from an alphabet without look-alikes
 * (no 0 1 I L O S Z). A typing error is caught without a network: every single wrong sign and
 * every swap of neighbours changes the check.
 */
export const codeAlphabet = "23456789ABCDEFGHJKMNPQRTUVWXY";
export const codeLength = 6;

const valueOf = (sign: string): number => codeAlphabet.indexOf(sign);

/** Makes every single wrong sign and every swap of neighbours show. */
export const checkSign = (body: string): string => {
  const sum = [...body].reduce((total, sign, index) => total + (index + 2) * valueOf(sign), 0);
  return codeAlphabet.charAt(sum % codeAlphabet.length);
};

/** `random` yields whole numbers from 0 up to, not including, its argument. */
export const makeCode = (random: (below: number) => number): string => {
  const body = Array.from({ length: codeLength - 1 }, () =>
    codeAlphabet.charAt(random(codeAlphabet.length)),
  ).join("");
  return body + checkSign(body);
};

/** What a person typed or a QR held, in the one spelling we keep. */
export const cleanCode = (typed: string): string => typed.replace(/[\s-]/g, "").toUpperCase();

export const isCode = (code: string): boolean =>
  code.length === codeLength &&
  [...code].every((sign) => valueOf(sign) >= 0) &&
  checkSign(code.slice(0, -1)) === code.at(-1);

export const codeSchema = z.pipe(
  z.string().check(z.maxLength(12)),
  z.pipe(z.transform(cleanCode), z.string().check(z.refine(isCode, "code"))),
);
