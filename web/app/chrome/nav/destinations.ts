import { product } from "@app/contract/product";
import type { TileDrawing } from "../../ui/tile.tsx";

export interface Destination<Name extends string> {
  name: Name;
  tile: TileDrawing;
  /** Within the site, on another host, or announced only. */
  to: string | null;
  isElsewhere?: true;
  /** Three by three, in its colours. */
  preview: readonly TileDrawing[];
}

export type EcosystemName = "citizen" | "point" | "transporter" | "facility" | "brand";
export type ServiceName = "office" | "campus";

export const ecosystem: readonly Destination<EcosystemName>[] = [
  {
    name: "citizen",
    tile: { name: "bag", pair: 3 },
    to: "/start-recycling",
    preview: [
      { name: "q", pair: 8, turn: 90 },
      { name: "bottle", pair: 3 },
      { name: "leaf", pair: 1 },
      { name: "can", pair: 3 },
      { name: "bag", pair: 1 },
      { name: "sun", pair: 9 },
      { name: "leaf", pair: 8, turn: 90 },
      { name: "flower", pair: 3 },
      { name: "q", pair: 1, turn: 180 },
    ],
  },
  {
    name: "point",
    tile: { name: "shop", pair: 2 },
    to: "/partners/collectionpoint",
    preview: [
      { name: "shop", pair: 2 },
      { name: "q", pair: 9, turn: 90 },
      { name: "scale", pair: 1 },
      { name: "arcs", pair: 1 },
      { name: "bag", pair: 2 },
      { name: "leaf", pair: 9 },
      { name: "q", pair: 2, turn: 270 },
      { name: "jug", pair: 9 },
      { name: "khatam", pair: 2 },
    ],
  },
  {
    name: "transporter",
    tile: { name: "van", pair: 6 },
    to: "/partners/transporter",
    preview: [
      { name: "q", pair: 9, turn: 180 },
      { name: "van", pair: 6 },
      { name: "arch", pair: 0 },
      { name: "leaf", pair: 6 },
      { name: "waves", pair: 4 },
      { name: "q", pair: 9, turn: 90 },
      { name: "pin", pair: 0 },
      { name: "q", pair: 1, turn: 270 },
      { name: "bag", pair: 9 },
    ],
  },
  {
    name: "facility",
    tile: { name: "factory", pair: 0 },
    to: null,
    preview: [
      { name: "factory", pair: 0 },
      { name: "q", pair: 5, turn: 90 },
      { name: "flakes", pair: 7 },
      { name: "arcs", pair: 3 },
      { name: "flakes", pair: 0 },
      { name: "q", pair: 5, turn: 180 },
      { name: "leaf", pair: 0 },
      { name: "shirt", pair: 7 },
      { name: "half", pair: 0 },
    ],
  },
  {
    name: "brand",
    tile: { name: "bottle", pair: 4 },
    to: "/partners/csr",
    preview: [
      { name: "waves", pair: 4 },
      { name: "bottle", pair: 7 },
      { name: "q", pair: 4, turn: 180 },
      { name: "leaf", pair: 7 },
      { name: "khatam", pair: 4 },
      { name: "jug", pair: 7 },
      { name: "can", pair: 4 },
      { name: "arch", pair: 7 },
      { name: "q", pair: 4, turn: 270 },
    ],
  },
];

export const services: readonly Destination<ServiceName>[] = [
  {
    name: "office",
    tile: { name: "basket", pair: 1 },
    to: product.links.office,
    isElsewhere: true,
    preview: [
      { name: "q", pair: 3, turn: 90 },
      { name: "basket", pair: 1 },
      { name: "dot", pair: 2 },
      { name: "can", pair: 8 },
      { name: "half", pair: 3 },
      { name: "q", pair: 1, turn: 180 },
      { name: "arcs", pair: 2 },
      { name: "bottle", pair: 1 },
      { name: "leaf", pair: 3 },
    ],
  },
  {
    name: "campus",
    tile: { name: "book", pair: 4 },
    to: product.links.campus,
    isElsewhere: true,
    preview: [
      { name: "book", pair: 4 },
      { name: "leaf", pair: 9 },
      { name: "arch", pair: 7 },
      { name: "q", pair: 9, turn: 270 },
      { name: "tree", pair: 3 },
      { name: "khatam", pair: 4 },
      { name: "cap", pair: 7 },
      { name: "q", pair: 4, turn: 90 },
      { name: "sun", pair: 9 },
    ],
  },
];
