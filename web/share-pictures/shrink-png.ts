import { constants, crc32, deflateSync, inflateSync } from "node:zlib";

// A drawing has few colours: one byte a pixel holds it in a fraction of what a screenshot takes.

interface Pixels {
  width: number;
  height: number;
  channels: number;
  bytes: Buffer;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunksOf = (png: Buffer): { type: string; data: Buffer }[] => {
  const chunks = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
};

const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((near) => Math.abs(guess - near)) as [
    number,
    number,
    number,
  ];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
};

/** What the filter of a line takes each byte as a difference to. */
const filters: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

const unfilter = (raw: Buffer, width: number, height: number, channels: number): Buffer => {
  const line = width * channels;
  const bytes = Buffer.alloc(line * height);
  const byteAt = (x: number, y: number): number =>
    x < 0 || y < 0 ? 0 : bytes.readUInt8(y * line + x);
  for (let y = 0; y < height; y++) {
    const start = y * (line + 1);
    const filter = filters[raw.readUInt8(start)];
    for (let x = 0; x < line; x++) {
      const added = filter?.(
        byteAt(x - channels, y),
        byteAt(x, y - 1),
        byteAt(x - channels, y - 1),
      );
      bytes[y * line + x] = (raw.readUInt8(start + 1 + x) + (added ?? 0)) & 0xff;
    }
  }
  return bytes;
};

const decode = (png: Buffer): Pixels => {
  const chunks = chunksOf(png);
  const header = chunks.find(({ type }) => type === "IHDR")?.data;
  if (!header) throw new Error("no PNG");
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = header[9] === 6 ? 4 : 3;
  const packed = Buffer.concat(
    chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data),
  );
  return { width, height, channels, bytes: unfilter(inflateSync(packed), width, height, channels) };
};

const colourAt = ({ bytes, channels }: Pixels, pixel: number): number =>
  bytes.readUIntBE(pixel * channels, 3);

const distance = (one: number, other: number): number =>
  [16, 8, 0].reduce(
    (sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2,
    0,
  );

/** The colours used most; those in between, at the edges of shapes, become the nearest of them. */
const paletteOf = (counts: ReadonlyMap<number, number>): number[] => {
  const byUse = [...counts].toSorted((one, other) => other[1] - one[1]).map(([colour]) => colour);
  const palette: number[] = [];
  for (const colour of byUse) {
    if (palette.length === 128) break;
    if (palette.every((kept) => distance(kept, colour) > 150)) palette.push(colour);
  }
  return palette;
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

const noteStart = Buffer.from("Description\0\0\0\0\0", "latin1");

const noteChunk = (note: string): Buffer =>
  chunk("iTXt", Buffer.concat([noteStart, Buffer.from(note)]));

/** What the picture was drawn from; undefined where it does not say. */
export const readNote = (png: Buffer): string | undefined =>
  chunksOf(png)
    .find(({ type }) => type === "iTXt")
    ?.data.subarray(noteStart.length)
    .toString();

export const shrinkPng = (png: Buffer, note: string): Buffer => {
  const pixels = decode(png);
  const { width, height } = pixels;
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < width * height; pixel++) {
    const colour = colourAt(pixels, pixel);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = paletteOf(counts);
  const nearest = new Map<number, number>();
  for (const colour of counts.keys()) {
    const distances = palette.map((kept) => distance(kept, colour));
    nearest.set(colour, distances.indexOf(Math.min(...distances)));
  }
  const lines = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const y = Math.floor(pixel / width);
    lines[y * (width + 1) + 1 + (pixel % width)] = nearest.get(colourAt(pixels, pixel)) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.concat(
    palette.map((colour) => Buffer.from([colour >> 16, (colour >> 8) & 255, colour & 255])),
  );
  const packed = deflateSync(lines, {
    level: constants.Z_BEST_COMPRESSION,
    memLevel: 9,
    windowBits: 15,
  });
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    noteChunk(note),
    chunk("PLTE", colours),
    chunk("IDAT", packed),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};
