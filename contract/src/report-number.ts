import { z } from "zod/mini";
import { checkSign, codeAlphabet } from "./public-code.ts";

/**
 * "R-K7MQ-3FXK": seven random signs and a check sign, in two groups so that it is never taken for
 * the number of a lot, "A-1182".
 */
const bodyLength = 7;
const groupLength = 4;

const inGroups = (signs: string): string =>
  `R-${signs.slice(0, groupLength)}-${signs.slice(groupLength)}`;

/** `random` yields whole numbers from 0 up to, not including, its argument. */
export const makeReportNumber = (random: (below: number) => number): string => {
  const body = Array.from({ length: bodyLength }, () =>
    codeAlphabet.charAt(random(codeAlphabet.length)),
  ).join("");
  return inGroups(body + checkSign(body));
};

/** As it was typed or read out, in the one spelling we keep; undefined for what is none. */
export const readReportNumber = (typed: string): string | undefined => {
  const [, signs = ""] = /^R(.{8})$/.exec(typed.replaceAll(/[\s-]/g, "").toUpperCase()) ?? [];
  const isNumber =
    signs !== "" &&
    [...signs].every((sign) => codeAlphabet.includes(sign)) &&
    checkSign(signs.slice(0, -1)) === signs.at(-1);
  return isNumber ? inGroups(signs) : undefined;
};

export const reportNumberSchema = z.pipe(
  z.string().check(z.maxLength(20)),
  z.transform((typed, ctx) => {
    const number = readReportNumber(typed);
    if (number !== undefined) return number;
    ctx.issues.push({ code: "custom", message: "report number", input: typed });
    return z.NEVER;
  }),
);
