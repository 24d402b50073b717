import { randomFillSync } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

interface Layout {
  bits: 1 | 8;
  /** 0: grey, 2: red, green and blue. */
  colours: 0 | 2;
  isInterlaced: boolean;
}

const makePng = (side: number, { bits, colours, isInterlaced }: Layout, rows: Buffer): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(bits, 8);
  header.writeUInt8(colours, 9);
  header.writeUInt8(isInterlaced ? 1 : 0, 12);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

/** Where each pass of an interlaced picture begins, and its steps: x, y, x, y. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * In order, black, and of that many pixels each way: some kilobytes that become hundreds of
 * megabytes, all at once because it is interlaced.
 */
export const makeBomb = (side: number): Buffer => {
  const bytes = passes.reduce((sum, [x, y, stepX, stepY]) => {
    const width = Math.ceil((side - x) / stepX);
    return sum + Math.ceil((side - y) / stepY) * (Math.ceil(width / 8) + 1);
  }, 0);
  return makePng(side, { bits: 1, colours: 0, isInterlaced: true }, Buffer.alloc(bytes));
};

/** The hardest to write small: every pixel by chance. */
export const makeNoise = (side: number): Buffer => {
  const length = side * 3 + 1;
  const rows = randomFillSync(Buffer.alloc(side * length));
  for (let row = 0; row < side; row++) rows[row * length] = 0;
  return makePng(side, { bits: 8, colours: 2, isInterlaced: false }, rows);
};
