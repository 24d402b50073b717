import { constants, crc32, deflateRawSync } from "node:zlib";
import { nonceChecksum } from "./nonce-checksum.ts";

/** Bytes with gaps of the nonce's length: copied, filled and sent. */
interface Template {
  bytes: Buffer;
  gaps: readonly number[];
}

/** A page without its nonces: the same for everybody until one is put in. */
export interface PageBody {
  plain: Template;
  gzipped: Template;
  /** Copies of the compressed page that were sent: they differ in their nonces alone, so the next answer has one. */
  spare: Buffer[];
  /** The checksum of the page with a nonce in its gaps. */
  checksum: (nonce: string) => number;
  /** Of memory. */
  bytes: number;
}

/** As many as one turn of the event loop has out at once, nearly always. */
const mostSpare = 2;

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
 * A piece is compressed with the text before it in view, where zeros stand for the nonces: no text
 * has them, so nothing refers to what is different in every answer.
 */
const compressPieces = (pieces: readonly Buffer[], gap: Buffer): Buffer[] => {
  let before: Buffer = Buffer.alloc(0);
  return pieces.map((piece) => {
    const compressed = compressPiece(piece, before);
    before = Buffer.concat([before, piece, gap]).subarray(-windowBytes);
    return compressed;
  });
};

/** Not compressed: five bytes and the text. */
const storedHead = (length: number): Buffer => {
  const head = Buffer.from([0, 0, 0, 0, 0]);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(~length & 0xffff, 3);
  return head;
};

/** Pieces with a gap between each two of them. */
const joined = (pieces: readonly Buffer[], gap: Buffer): Template => {
  const gaps: number[] = [];
  const parts: Buffer[] = [];
  let length = 0;
  for (const [place, piece] of pieces.entries()) {
    if (place > 0) {
      gaps.push(length);
      parts.push(gap);
      length += gap.length;
    }
    parts.push(piece);
    length += piece.length;
  }
  return { bytes: Buffer.concat(parts), gaps };
};

const gzipEnd = (length: number): Buffer => {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(length >>> 0, 4);
  return end;
};

/** Cut at each nonce. */
export const cutPage = (html: string, placeholder: string): PageBody => {
  const pieces = html.split(placeholder).map((piece) => Buffer.from(piece));
  if (pieces.some((piece) => piece.includes(0))) {
    throw new Error("a page with a zero byte cannot be kept");
  }
  const gap = Buffer.alloc(Buffer.byteLength(placeholder));
  const plain = joined(pieces, gap);
  const head = storedHead(gap.length);
  const compressed = compressPieces(pieces, gap).map((piece, place, all) =>
    Buffer.concat([
      ...(place === 0 ? [gzipStart] : []),
      piece,
      place < all.length - 1 ? head : Buffer.concat([lastBlock, gzipEnd(plain.bytes.length)]),
    ]),
  );
  const gzipped = joined(compressed, gap);
  return {
    plain,
    gzipped,
    spare: [],
    checksum: nonceChecksum(crc32(plain.bytes), plain.bytes.length, plain.gaps, gap.length),
    bytes: plain.bytes.length + gzipped.bytes.length * (1 + mostSpare),
  };
};

const fill = (bytes: Buffer, gaps: readonly number[], nonce: string): Buffer => {
  for (const gap of gaps) bytes.write(nonce, gap, "latin1");
  return bytes;
};

export const plainPage = ({ plain: { bytes, gaps } }: PageBody, nonce: string): Buffer =>
  fill(Buffer.from(bytes), gaps, nonce);

/**
 * Nothing is compressed here: the blocks of the page, with the nonce between them. Room for a page costs ten times
 * what the nonce does, so whoever has sent it may give it back.
 */
export const gzippedPage = ({ gzipped, spare, checksum }: PageBody, nonce: string): Buffer => {
  const filled = fill(spare.pop() ?? Buffer.from(gzipped.bytes), gzipped.gaps, nonce);
  filled.writeUInt32LE(checksum(nonce), filled.length - 8);
  return filled;
};

/** When the system has taken every byte of it, and not before: another answer is written into it. */
export const giveBack = ({ spare }: PageBody, sent: Buffer): void => {
  if (spare.length < mostSpare) spare.push(sent);
};
