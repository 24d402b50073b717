import type { FooterColour } from "../lib/route-types.ts";
import type { LogoVariant } from "../ui/logo.tsx";
import type { TileDrawing } from "../ui/tile.tsx";

export interface FooterLook {
  ground: string;
  heading: string;
  badge: string;
  logo: LogoVariant;
  /** Eighteen; a phone shows the first nine. */
  strip: readonly TileDrawing[];
}

/** One of each for everybody. */
const greenStrip: readonly TileDrawing[] = [
  { name: "waves", pair: 4 },
  { name: "bottle", pair: 1 },
  { name: "q", pair: 3 },
  { name: "arch", pair: 9 },
  { name: "khatam", pair: 2 },
  { name: "leaf", pair: 8 },
  { name: "can", pair: 7 },
  { name: "q", pair: 2, turn: 180 },
  { name: "tree", pair: 3 },
  { name: "shop", pair: 6 },
  { name: "flower", pair: 1 },
  { name: "jug", pair: 2 },
  { name: "half", pair: 6 },
  { name: "van", pair: 4 },
  { name: "q", pair: 8, turn: 270 },
  { name: "cap", pair: 3 },
  { name: "sun", pair: 9 },
  { name: "flakes", pair: 7 },
];

/** The counter, from the shop to the van. */
const yellowStrip: readonly TileDrawing[] = [
  { name: "shop", pair: 1 },
  { name: "q", pair: 9 },
  { name: "scale", pair: 6 },
  { name: "leaf", pair: 1 },
  { name: "q", pair: 9, turn: 180 },
  { name: "bag", pair: 0 },
  { name: "arcs", pair: 1 },
  { name: "van", pair: 6 },
  { name: "q", pair: 9, turn: 90 },
  { name: "bottle", pair: 1 },
  { name: "flower", pair: 9 },
  { name: "jug", pair: 0 },
  { name: "leaf", pair: 1, turn: 90 },
  { name: "half", pair: 9 },
  { name: "can", pair: 0 },
  { name: "q", pair: 1, turn: 270 },
  { name: "cap", pair: 6 },
  { name: "arcs", pair: 9 },
];

/** What comes back to a brand, in two blues. */
const blueStrip: readonly TileDrawing[] = [
  { name: "waves", pair: 4 },
  { name: "q", pair: 7 },
  { name: "bottle", pair: 4 },
  { name: "leaf", pair: 7 },
  { name: "q", pair: 4, turn: 180 },
  { name: "flakes", pair: 7 },
  { name: "arcs", pair: 4 },
  { name: "khatam", pair: 7 },
  { name: "q", pair: 4, turn: 90 },
  { name: "jug", pair: 7 },
  { name: "arch", pair: 4 },
  { name: "half", pair: 7 },
  { name: "can", pair: 4 },
  { name: "leaf", pair: 7, turn: 90 },
  { name: "shirt", pair: 4 },
  { name: "q", pair: 7, turn: 270 },
  { name: "flower", pair: 4 },
  { name: "waves", pair: 7 },
];

export const footerLooks: Record<Exclude<FooterColour, "none">, FooterLook> = {
  green: {
    ground: "bg-green-900 text-white on-dark",
    heading: "text-yellow-400",
    badge: "bg-green-700 text-white",
    logo: "dark",
    strip: greenStrip,
  },
  yellow: {
    ground: "bg-yellow-400 text-ink",
    heading: "text-ink",
    badge: "bg-yellow-200 text-ink",
    logo: "yellow",
    strip: yellowStrip,
  },
  blue: {
    ground: "bg-blue-900 text-white on-dark",
    heading: "text-blue-200",
    badge: "bg-blue-700 text-white",
    logo: "dark",
    strip: blueStrip,
  },
};
