import type { TileDrawing, TileName, TilePair, TileTurn } from "../ui/tile.tsx";

/** Shapes and not things: a person is no bottle. */
export const avatarShapes = [
  "flower",
  "leaf",
  "khatam",
  "arcs",
  "waves",
  "arch",
  "qq",
  "half",
  "halfd",
  "disc",
  "dot",
  "q",
] as const satisfies readonly TileName[];

/** White and stone would vanish on a white bar. */
export const avatarPairs = [1, 2, 3, 4, 6, 7, 8, 9] as const satisfies readonly TilePair[];

const turns = [0, 90, 180, 270] as const satisfies readonly TileTurn[];
/** Those that mean something only upright: water, a door. */
const upright: ReadonlySet<TileName> = new Set(["waves", "arch"]);

/** FNV-1a: ids that differ in one sign end up far apart. */
const hashOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01_00_01_93);
  }
  // The low bits of the last sign are mixed into the rest.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
  return (hash ^ (hash >>> 13)) >>> 0;
};

const pick = <T>(from: readonly [T, ...T[]], number: number): T =>
  from[number % from.length] ?? from[0];

/** People recognise their tile: the same id has the same one, on every device, for ever. */
export const avatarTile = (id: string): TileDrawing => {
  const hash = hashOf(id);
  const name = pick(avatarShapes, hash);
  const rest = Math.floor(hash / avatarShapes.length);
  const pair = pick(avatarPairs, rest);
  const turn = pick(turns, Math.floor(rest / avatarPairs.length));
  return { name, pair, turn: upright.has(name) ? 0 : turn };
};
