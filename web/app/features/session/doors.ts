import type { ButtonVariant } from "../../ui/button.tsx";
import type { LogoVariant } from "../../ui/logo.tsx";
import type { TileDrawing } from "../../ui/tile.tsx";

export const doors = ["citizen", "point", "transporter"] as const;
export type Door = (typeof doors)[number];

export const doorPaths: Record<Door, string> = {
  citizen: "/login",
  point: "/collection-point/login",
  transporter: "/transporter/login",
};

/** Where somebody who has no account yet begins. */
export const doorSignUps: Record<Door, string> = {
  citizen: "/signup/citizen",
  point: "/signup/collectionpoint",
  transporter: "/signup/transporter",
};

/** Organisations have a door of their own, under two addresses. */
export type DoorLook = Door | "organisation";

interface Look {
  ground: string;
  /** Around the fields; the citizens' door has one only where there is room. */
  box: string;
  button: ButtonVariant;
  logo: LogoVariant;
  strip: readonly TileDrawing[];
  /** How many rows of four a phone shows: the form must fit under them. */
  rows: string;
}

const twoOrThreeRows = "[@media(height<46rem)]:max-sm:[&>:nth-child(n+9)]:hidden";
const oneOrThreeRows = "[@media(height<50rem)]:max-sm:[&>:nth-child(n+5)]:hidden";
const boxed = "rounded-[22px] rounded-ee-[56px] bg-white p-5";

export const doorLooks: Record<DoorLook, Look> = {
  citizen: {
    ground: "bg-plaster",
    box: "lg:rounded-[22px] lg:rounded-ee-[56px] lg:bg-white lg:p-5",
    button: "primary",
    logo: "light",
    rows: twoOrThreeRows,
    strip: [
      { name: "leaf", pair: 8 },
      { name: "bottle", pair: 2 },
      { name: "arcs", pair: 1 },
      { name: "flower", pair: 3 },
      { name: "q", pair: 1, turn: 90 },
      { name: "q", pair: 3, turn: 180 },
      { name: "can", pair: 7 },
      { name: "q", pair: 8 },
      { name: "khatam", pair: 3 },
      { name: "jug", pair: 5 },
      { name: "q", pair: 8, turn: 90 },
      { name: "leaf", pair: 1 },
    ],
  },
  point: {
    ground: "bg-yellow-400",
    box: boxed,
    button: "ink",
    logo: "yellow",
    rows: oneOrThreeRows,
    strip: [
      { name: "q", pair: 1, turn: 270 },
      { name: "scale", pair: 6 },
      { name: "leaf", pair: 3 },
      { name: "arcs", pair: 8 },
      { name: "khatam", pair: 3 },
      { name: "q", pair: 8, turn: 90 },
      { name: "shop", pair: 1 },
      { name: "bag", pair: 0 },
      { name: "jug", pair: 5 },
      { name: "flower", pair: 1 },
      { name: "q", pair: 3, turn: 270 },
      { name: "can", pair: 7 },
    ],
  },
  transporter: {
    ground: "bg-red-400",
    box: boxed,
    button: "ink",
    logo: "yellow",
    rows: oneOrThreeRows,
    strip: [
      { name: "arcs", pair: 1, turn: 90 },
      { name: "leaf", pair: 3 },
      { name: "sun", pair: 9 },
      { name: "q", pair: 8 },
      { name: "q", pair: 2, turn: 180 },
      { name: "van", pair: 5 },
      { name: "arch", pair: 7 },
      { name: "q", pair: 1, turn: 90 },
      { name: "leaf", pair: 8 },
      { name: "q", pair: 1 },
      { name: "bag", pair: 0 },
      { name: "factory", pair: 3 },
    ],
  },
  organisation: {
    ground: "bg-green-200",
    box: boxed,
    button: "primary",
    logo: "light",
    rows: oneOrThreeRows,
    strip: [
      { name: "q", pair: 8, turn: 90 },
      { name: "book", pair: 2 },
      { name: "arcs", pair: 1 },
      { name: "leaf", pair: 5 },
      { name: "khatam", pair: 7 },
      { name: "q", pair: 1, turn: 180 },
      { name: "bag", pair: 9 },
      { name: "flower", pair: 8 },
      { name: "can", pair: 5 },
      { name: "leaf", pair: 8, turn: 90 },
      { name: "tree", pair: 2 },
      { name: "q", pair: 1, turn: 270 },
    ],
  },
};

/** Five columns, as many rows as the window is high. */
export const doorWall: readonly TileDrawing[] = [
  { name: "q", pair: 1, turn: 270 },
  { name: "scale", pair: 6 },
  { name: "leaf", pair: 3 },
  { name: "arcs", pair: 8 },
  { name: "shop", pair: 9 },
  { name: "khatam", pair: 3 },
  { name: "q", pair: 8, turn: 90 },
  { name: "flower", pair: 2 },
  { name: "q", pair: 1, turn: 180 },
  { name: "leaf", pair: 8 },
  { name: "bag", pair: 0 },
  { name: "flower", pair: 1 },
  { name: "bottle", pair: 3 },
  { name: "q", pair: 7, turn: 180 },
  { name: "cap", pair: 1 },
  { name: "q", pair: 8 },
  { name: "can", pair: 7 },
  { name: "arcs", pair: 1, turn: 90 },
  { name: "jug", pair: 5 },
  { name: "q", pair: 3, turn: 270 },
  { name: "arch", pair: 4 },
  { name: "leaf", pair: 3, turn: 90 },
  { name: "van", pair: 5 },
  { name: "q", pair: 1, turn: 90 },
  { name: "sun", pair: 9 },
  { name: "qq", pair: 1 },
  { name: "bottle", pair: 8 },
  { name: "half", pair: 9 },
  { name: "khatam", pair: 3 },
  { name: "waves", pair: 7 },
];
