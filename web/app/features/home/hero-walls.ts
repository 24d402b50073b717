import type { TileDrawing } from "../../ui/tile.tsx";
import type { WallTile } from "../../ui/wall.tsx";

/**
 * The wall as it is laid beside the headline: seven columns, open towards the text, round the month
 * (columns 5 and 6 of rows 2 and 3) and the newest deposit (columns 6 and 7 of row 6). Never two
 * equal grounds side by side, at most one coral in four, one thing for every two geometries.
 */
export const wideWall: readonly WallTile[] = [
  "gap",
  { name: "arcs", pair: 3, turn: 180 },
  { name: "q", pair: 8, turn: 90 },
  { name: "bottle", pair: 1 },
  { name: "sun", pair: 9 },
  { name: "waves", pair: 4 },
  { name: "leaf", pair: 8 },

  "gap",
  "gap",
  "ghost",
  { name: "leaf", pair: 8, turn: 90 },
  { name: "arch", pair: 7 },

  "gap",
  "gap",
  { name: "q", pair: 0, turn: 180 },
  { name: "shop", pair: 6 },
  { name: "jug", pair: 4 },

  "gap",
  "gap",
  { name: "cap", pair: 3 },
  { name: "q", pair: 1, turn: 270 },
  { name: "half", pair: 9 },
  { name: "van", pair: 1 },
  { name: "flower", pair: 3 },

  "gap",
  "gap",
  "ghost",
  { name: "can", pair: 7 },
  { name: "arcs", pair: 8 },
  { name: "khatam", pair: 4 },
  { name: "flakes", pair: 9 },

  "gap",
  "ghost",
  { name: "q", pair: 2, turn: 90 },
  { name: "tree", pair: 3 },
  { name: "q", pair: 9, turn: 180 },

  "gap",
  { name: "scale", pair: 2 },
  { name: "leaf", pair: 1, turn: 90 },
  { name: "q", pair: 4 },
  { name: "shirt", pair: 6 },
  { name: "q", pair: 8, turn: 270 },
  { name: "waves", pair: 7 },
];

/** The phone has its own wall of five columns: four rows round the same two, and one below. */
export const narrowTop: readonly TileDrawing[] = [
  { name: "bottle", pair: 1 },
  { name: "q", pair: 3, turn: 90 },
  { name: "sun", pair: 9 },
  { name: "waves", pair: 4 },
  { name: "leaf", pair: 8 },

  { name: "shop", pair: 6 },
  { name: "q", pair: 1, turn: 270 },

  { name: "arch", pair: 7 },
  { name: "cap", pair: 3 },

  { name: "leaf", pair: 1, turn: 90 },
  { name: "jug", pair: 4 },
];
export const narrowBottom: readonly TileDrawing[] = [
  { name: "scale", pair: 2 },
  { name: "arcs", pair: 8 },
  { name: "van", pair: 1 },
  { name: "q", pair: 2, turn: 180 },
  { name: "khatam", pair: 4 },
];

/** Between the two, as many as both blocks have places, when nothing is known. */
export const narrowFillers: readonly TileDrawing[] = [
  { name: "q", pair: 3, turn: 270 },
  { name: "tree", pair: 2 },
  { name: "leaf", pair: 8 },
  { name: "flakes", pair: 9 },

  { name: "can", pair: 7 },
  { name: "half", pair: 9 },
  { name: "bag", pair: 3 },
  { name: "q", pair: 4 },
  { name: "leaf", pair: 1 },
];
