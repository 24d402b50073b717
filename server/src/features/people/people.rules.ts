import { cleanDigits } from "@app/contract/phone";
import { cleanCode, isCode } from "@app/contract/public-code";

/** What somebody may mean who looks for a person: parts are found anywhere, `starts` at the front. */
export interface Find {
  /** Of a mobile number, without country and leading nought. */
  digits: { part: string; starts: boolean } | null;
  email: { part: string; starts: boolean } | null;
  /** Each of them is in the name; empty when it is no name. */
  words: readonly string[];
  /** Read as a personal code it is one. */
  code: string | null;
}

const shortest = 3;
const beginning = /^(?:(?:\+|00)213\(?0?\)?|0)/;

const readDigits = (typed: string): Find["digits"] => {
  const digits = cleanDigits(typed);
  if (!/^\+?\d{3,15}$/.test(digits)) return null;
  const part = digits.replace(beginning, "").replace(/^\+/, "");
  return part === "" ? null : { part, starts: beginning.test(digits) };
};

const isLong = (word: string): boolean => (word.match(/[\p{L}\p{N}]/gu) ?? []).length >= shortest;

const readWords = (typed: string): readonly string[] => {
  const words = typed.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  // Two letters alone are in a tenth of all names: one word at least must narrow the search.
  return words.some(isLong) ? words.slice(0, 6) : [];
};

/** An address has a sign that no name has. With its @ it is typed from the beginning. */
const readEmail = (typed: string): Find["email"] => {
  if (!/^[\w.+@-]+$/.test(typed) || !/[@_.\d]/.test(typed)) return null;
  return { part: typed, starts: typed.indexOf("@") >= shortest };
};

/** Null when it could be anybody. */
export const readFind = (typed: string): Find | null => {
  const trimmed = typed.trim();
  const cleaned = cleanCode(trimmed);
  const code = isCode(cleaned) ? cleaned : null;
  const digits = readDigits(trimmed);
  if (digits) return { digits, email: null, words: [], code };
  const email = readEmail(trimmed.toLowerCase());
  const words = email?.part.includes("@") ? [] : readWords(trimmed);
  return code || email || words.length > 0 ? { digits: null, email, words, code } : null;
};

/** As a part of a pattern, where these signs would stand for others. */
export const escapePattern = (part: string): string => part.replaceAll(/[\\%_]/g, "\\$&");
