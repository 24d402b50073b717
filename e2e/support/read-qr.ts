import type { Locator } from "playwright-core";

/** Versions 1 to 6 at level M: how many codewords hold data, in how many equal blocks. */
const layouts = [
  { data: 16, blocks: 1 },
  { data: 28, blocks: 1 },
  { data: 44, blocks: 1 },
  { data: 64, blocks: 2 },
  { data: 86, blocks: 2 },
  { data: 108, blocks: 4 },
] as const;

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

type Squares = readonly (readonly boolean[])[];

/** The squares as they are painted, asked of the drawing itself, point by point. */
const squaresOf = (picture: Locator): Promise<Squares> =>
  picture.evaluate((svg) => {
    const path = svg.querySelector("path");
    const { x, width } = (svg as SVGSVGElement).viewBox.baseVal;
    if (!path) throw new Error("no drawing");
    const size = width + 2 * x;
    const isDark = (column: number, row: number) =>
      path.isPointInFill(new DOMPoint(column + 0.5, row + 0.5));
    return Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, column) => isDark(column, row)),
    );
  });

/** Finders, timing, alignment, format: everything that is no data. */
const isFrame = (size: number, row: number, column: number): boolean => {
  const centre = size - 7;
  const isAligning = size > 21 && Math.abs(row - centre) <= 2 && Math.abs(column - centre) <= 2;
  const isFinder =
    (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
  return isFinder || isAligning || row === 6 || column === 6;
};

/** The bits of the data in the order they are laid: up and down, two columns at a time. */
const bitsOf = (squares: Squares): boolean[] => {
  const size = squares.length;
  const at = (row: number, column: number): boolean => squares[row]?.[column] ?? false;
  const format = [2, 3, 4].map((column) => (at(8, column) ? 1 : 0));
  const mask = masks[Number.parseInt(format.join(""), 2) ^ 0b101];
  const bits: boolean[] = [];
  let isUpwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = isUpwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (isFrame(size, row, column)) continue;
        bits.push(at(row, column) !== mask?.(row, column));
      }
    }
    isUpwards = !isUpwards;
  }
  return bits;
};

const bytesOf = (bits: readonly boolean[]): number[] =>
  Array.from({ length: Math.floor(bits.length / 8) }, (_, place) =>
    bits.slice(place * 8, place * 8 + 8).reduce((byte, bit) => byte * 2 + Number(bit), 0),
  );

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

/** Reads runs of digits, of capitals and of bytes until the end mark. */
const textOf = (data: readonly number[]): string => {
  const bits = data.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  let at = 0;
  const take = (count: number): number => Number.parseInt(bits.slice(at, (at += count)), 2);
  const digits = (left: number): string => {
    let text = "";
    for (let rest = left; rest > 0; rest -= 3) {
      const count = Math.min(3, rest);
      text += String(take([4, 7, 10][count - 1] ?? 0)).padStart(count, "0");
    }
    return text;
  };
  const capitals = (left: number): string => {
    let text = "";
    for (let rest = left; rest > 1; rest -= 2) {
      const pair = take(11);
      text += letters.charAt(Math.floor(pair / 45)) + letters.charAt(pair % 45);
    }
    return left % 2 === 1 ? text + letters.charAt(take(6)) : text;
  };
  const bytes = (left: number): string =>
    String.fromCharCode(...Array.from({ length: left }, () => take(8)));
  let text = "";
  for (let mode = take(4); at < bits.length && mode !== 0; mode = take(4)) {
    if (mode === 1) text += digits(take(10));
    else if (mode === 2) text += capitals(take(9));
    else if (mode === 4) text += bytes(take(8));
    else throw new Error(`unknown mode ${mode}`);
  }
  return text;
};

/** What a scanner would read from a QR code on the page. */
export const readQr = async (picture: Locator): Promise<string> => {
  const squares = await squaresOf(picture);
  const layout = layouts[(squares.length - 21) / 4];
  if (!layout) throw new Error(`a code of ${squares.length} squares`);
  const { data, blocks } = layout;
  const laid = bytesOf(bitsOf(squares)).slice(0, data);
  // Blocks are laid in turns, a codeword of each.
  const straight = Array.from({ length: blocks }, (_, block) =>
    laid.filter((_byte, place) => place % blocks === block),
  ).flat();
  return textOf(straight);
};
