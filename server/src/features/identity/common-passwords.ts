import { product } from "@app/contract/product";

let list: Promise<ReadonlySet<string>> | undefined;

/** Fifty thousand of them: unpacked when the first password is chosen, then kept. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (list ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  ));

const fold = (text: string): string => text.normalize("NFKC").toLowerCase().trim();

/** "aaaaaaaa", "abcabcabc", "12121212!": a short piece again and again. */
const isRepeat = (password: string): boolean => /^(.{1,4})\1+.{0,3}$/su.test(password);

/** "23456789", "hgfedcba": each sign next to the one before it. */
const isRun = (password: string): boolean => {
  const signs = Array.from(password, (sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(signs.slice(1).map((sign, index) => sign - (signs[index] ?? 0)));
  return steps.size === 1 && [1, -1].includes([...steps][0] ?? 0);
};

/** Around somebody's name or number "2026!" is no secret. */
const fewSigns = 4;

/** The pieces somebody who knows the person would try: names, both halves of an address, a number. */
const piecesOf = (words: readonly string[]): string[] =>
  words
    .map(fold)
    .flatMap((word) => [word, ...word.split(/[\s@.]+/), word.replace(/^\+213/, "")])
    .filter((piece) => piece.length >= 3);

const isAbout = (password: string, piece: string): boolean =>
  password.includes(piece) && password.replaceAll(piece, "").length <= fewSigns;

/** Whether it would be among the first guesses: everybody's, or those of somebody who knows `words`. */
export const isCommonPassword = async (
  password: string,
  words: readonly string[] = [],
): Promise<boolean> => {
  const folded = fold(password);
  if (isRepeat(folded) || isRun(folded)) return true;
  const pieces = piecesOf([product.slug, ...Object.values(product.name), ...words]);
  if (pieces.some((piece) => isAbout(folded, piece))) return true;
  return (await commonPasswords()).has(folded);
};
