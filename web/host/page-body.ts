import { constants, crc32, deflateRawSync } from "node:zlib";

/** A page without its nonces: the same for everybody until one is put in. */
export interface PageBody {
  /** What stands between the nonces, as it is and compressed. */
  pieces: readonly Buffer[];
  compressed: readonly Buffer[];
  /** Of memory. */
  bytes: number;
}

/** As long as deflate remembers. */
const windowBytes = 32_768;

// No modification time, no name, made on an unknown system.
const gzipStart = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** Whole blocks that end on a byte, so that other blocks may follow. */
const compressPiece = (piece: Buffer, before: Buffer): Buffer =>
  deflateRawSync(piece, {
    level: constants.Z_BEST_COMPRESSION,
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(before.length > 0 && { dictionary: before }),
  });

/**
 * Cut at each nonce. A piece is compressed with the text before it in view, where zeros stand for
 * the nonces: no text has them, so nothing refers to what is different in every answer.
 */
export const cutPage = (html: string, placeholder: string): PageBody => {
  const pieces = html.split(placeholder).map((piece) => Buffer.from(piece));
  const gap = Buffer.alloc(placeholder.length);
  const compressed: Buffer[] = [];
  let before: Buffer = Buffer.alloc(0);
  for (const piece of pieces) {
    if (piece.includes(0)) throw new Error("a page with a zero byte cannot be kept");
    compressed.push(compressPiece(piece, before));
    before = Buffer.concat([before, piece, gap]).subarray(-windowBytes);
  }
  const bytes = [...pieces, ...compressed].reduce((sum, { length }) => sum + length, 0);
  return { pieces, compressed, bytes };
};

const between = (pieces: readonly Buffer[], put: Buffer): Buffer[] =>
  pieces.flatMap((piece, place) => (place === 0 ? [piece] : [put, piece]));

export const plainPage = ({ pieces }: PageBody, nonce: string): Buffer =>
  Buffer.concat(between(pieces, Buffer.from(nonce)));

/** Not compressed: five bytes and the text. */
const storedBlock = (text: Buffer): Buffer => {
  const head = Buffer.from([0, 0, 0, 0, 0]);
  head.writeUInt16LE(text.length, 1);
  head.writeUInt16LE(~text.length & 0xffff, 3);
  return Buffer.concat([head, text]);
};

/** Nothing is compressed here: the blocks of the page, with the nonce between them. */
export const gzippedPage = ({ pieces, compressed }: PageBody, nonce: string): Buffer => {
  const text = Buffer.from(nonce);
  const whole = between(pieces, text);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(
    whole.reduce((sum, piece) => crc32(piece, sum), 0),
    0,
  );
  end.writeUInt32LE(whole.reduce((sum, { length }) => sum + length, 0) >>> 0, 4);
  return Buffer.concat([gzipStart, ...between(compressed, storedBlock(text)), lastBlock, end]);
};
