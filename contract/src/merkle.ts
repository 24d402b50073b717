/**
 * The tree of RFC 6962 as whoever checks it needs it: a leaf and its way to the root, and that a
 * later tree only added to an earlier one. By WebCrypto alone, so that it runs in any browser.
 */

type Bytes = Uint8Array<ArrayBuffer>;

const hashBytes = 32;
/** What is hashed says what it is, or a pair of hashes could be passed off as a leaf. */
const leafPrefix = 0;
const nodePrefix = 1;

const hashOf = async (prefix: number, ...parts: readonly Bytes[]): Promise<Bytes> => {
  const length = parts.reduce((sum, part) => sum + part.length, 1);
  const input = new Uint8Array(length);
  input[0] = prefix;
  let at = 1;
  for (const part of parts) {
    input.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest("SHA-256", input));
};

export const leafHash = (content: string): Promise<Bytes> =>
  hashOf(leafPrefix, new TextEncoder().encode(content));

const nodeHash = (left: Bytes, right: Bytes): Promise<Bytes> => hashOf(nodePrefix, left, right);

/** Hashes travel as base64, as in RFC 6962; null for what is none. */
const hashFrom = (text: string): Bytes | null => {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return bytes.length === hashBytes ? bytes : null;
  } catch {
    return null;
  }
};

const hashesFrom = (texts: readonly string[]): Bytes[] | null => {
  const hashes = texts.map(hashFrom);
  return hashes.every((hash) => hash !== null) ? hashes : null;
};

const areSame = (one: Bytes, other: Bytes): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** As people read a hash and compare it. */
export const hexOf = (base64: string): string =>
  [...(hashFrom(base64) ?? [])].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const isOdd = (number: number): boolean => number % 2 === 1;
/** Not a shift: those of the language end at 2^32. */
const half = (number: number): number => Math.floor(number / 2);

export interface Inclusion {
  /** The bytes that were put into the log, as text. */
  content: string;
  leafIndex: number;
  treeSize: number;
  path: readonly string[];
  rootHash: string;
}

/** Whether this content is the leaf at this place of the tree with this root (RFC 9162, 2.1.3.2). */
export const verifyInclusion = async (proof: Inclusion): Promise<boolean> => {
  const root = hashFrom(proof.rootHash);
  const path = hashesFrom(proof.path);
  if (!root || !path || proof.leafIndex < 0 || proof.leafIndex >= proof.treeSize) return false;
  let place = proof.leafIndex;
  let last = proof.treeSize - 1;
  let hash = await leafHash(proof.content);
  for (const sibling of path) {
    if (last === 0) return false;
    if (isOdd(place) || place === last) {
      hash = await nodeHash(sibling, hash);
      while (!isOdd(place) && place !== 0) {
        place = half(place);
        last = half(last);
      }
    } else {
      hash = await nodeHash(hash, sibling);
    }
    place = half(place);
    last = half(last);
  }
  return last === 0 && areSame(hash, root);
};

export interface Consistency {
  firstSize: number;
  firstRoot: string;
  secondSize: number;
  secondRoot: string;
  path: readonly string[];
}

const isPowerOfTwo = (number: number): boolean => Number.isInteger(Math.log2(number));

/** Folds the path into both roots at once; null where the path does not fit the sizes. */
const foldBoth = async (
  path: readonly Bytes[],
  firstSize: number,
  secondSize: number,
): Promise<readonly [Bytes, Bytes] | null> => {
  const [start, ...rest] = path;
  if (!start) return null;
  let place = firstSize - 1;
  let last = secondSize - 1;
  while (isOdd(place)) {
    place = half(place);
    last = half(last);
  }
  let [first, second] = [start, start];
  for (const sibling of rest) {
    if (last === 0) return null;
    if (isOdd(place) || place === last) {
      first = await nodeHash(sibling, first);
      second = await nodeHash(sibling, second);
      while (!isOdd(place) && place !== 0) {
        place = half(place);
        last = half(last);
      }
    } else {
      second = await nodeHash(second, sibling);
    }
    place = half(place);
    last = half(last);
  }
  return last === 0 ? [first, second] : null;
};

/** Whether the second tree holds all of the first, unchanged and in its order (RFC 9162, 2.1.4.2). */
export const verifyConsistency = async (proof: Consistency): Promise<boolean> => {
  const { firstSize, secondSize } = proof;
  const [firstRoot, secondRoot] = [hashFrom(proof.firstRoot), hashFrom(proof.secondRoot)];
  const path = hashesFrom(proof.path);
  if (!firstRoot || !secondRoot || !path || firstSize < 1 || firstSize > secondSize) return false;
  if (firstSize === secondSize) return path.length === 0 && areSame(firstRoot, secondRoot);
  const folded = await foldBoth(
    isPowerOfTwo(firstSize) ? [firstRoot, ...path] : path,
    firstSize,
    secondSize,
  );
  return folded !== null && areSame(folded[0], firstRoot) && areSame(folded[1], secondRoot);
};
