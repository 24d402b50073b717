import { crc32 } from "node:zlib";

// The CRC of gzip is linear: what a nonce changes in it depends on the nonce and on how many bytes
// follow, not on the page. So the page is summed up once, and an answer costs the nonce alone.

/** The polynomial of gzip, its bits reversed. */
const polynomial = 0xedb88320;
/** One, its bits reversed. */
const one = 0x80000000;

/** The product of two polynomials, modulo that of gzip. */
const multiply = (a: number, b: number): number => {
  let product = 0;
  let factor = b;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1;
  }
  return product >>> 0;
};

/** What a checksum is multiplied by when so many bytes follow: x to the power of eight times that. */
const powerOf = (bytes: number): number => {
  let power = one;
  // x to the power of eight: one byte.
  let square = one >>> 8;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = multiply(power, square);
    square = multiply(square, square);
  }
  return power;
};

/**
 * The checksum of a page with a nonce in each of its gaps, from that of the page with zeros there.
 */
export const nonceChecksum = (
  withZeros: number,
  pageBytes: number,
  gaps: readonly number[],
  nonceBytes: number,
): ((nonce: string) => number) => {
  const zeros = crc32(Buffer.alloc(nonceBytes));
  const factor = gaps.reduce((sum, gap) => sum ^ powerOf(pageBytes - gap - nonceBytes), 0) >>> 0;
  return (nonce) => (withZeros ^ multiply(factor, (crc32(nonce) ^ zeros) >>> 0)) >>> 0;
};
