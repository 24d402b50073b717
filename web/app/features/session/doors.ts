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

interface Look {
  ground: string;
  /** Around the fields; the citizens' door has one only where there is room. */
  box: string;
  button: ButtonVariant;
  logo: LogoVariant;
  /** Rows of four on a phone: three where it is high enough, otherwise two. */
  strip: readonly TileDrawing[];
}

const boxed = "rounded-[22px] rounded-ee-[56px] bg-white p-5";

export const doorLooks: Record<Door, Look> = {
  citizen: {
    ground: "bg-plaster",
    box: "lg:rounded-[22px] lg:rounded-ee-[56px] lg:bg-white lg:p-5",
    button: "primary",
    logo: "light",
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
