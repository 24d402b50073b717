import type { ButtonVariant } from "../../../ui/button.tsx";
import type { PageLook } from "../signup-page.tsx";
import type { AccountRole } from "./account-progress.ts";

interface Look extends PageLook {
  button: ButtonVariant;
  /** The look of what stands under the card. */
  below?: string;
  /** Where somebody who has an account goes in. */
  login: string;
}

const brandLook: Look = {
  ground: "bg-blue-600 text-white",
  below: "on-dark",
  button: "ink",
  login: "/login",
  tiles: [
    { name: "q", pair: 7, turn: 90 },
    { name: "bottle", pair: 5 },
    { name: "leaf", pair: 1 },
    { name: "jug", pair: 2 },
    { name: "arcs", pair: 7 },
    { name: "q", pair: 8, turn: 180 },
    { name: "q", pair: 1 },
    { name: "flakes", pair: 7 },
    { name: "khatam", pair: 2 },
  ],
};

export const accountLooks: Record<AccountRole, Look> = {
  point: {
    ground: "bg-yellow-400 text-ink",
    button: "ink",
    login: "/collection-point/login",
    tiles: [
      { name: "q", pair: 1, turn: 270 },
      { name: "shop", pair: 6 },
      { name: "leaf", pair: 3 },
      { name: "scale", pair: 3 },
      { name: "q", pair: 8, turn: 90 },
      { name: "bag", pair: 0 },
      { name: "arcs", pair: 1 },
      { name: "can", pair: 7 },
      { name: "q", pair: 1, turn: 180 },
    ],
  },
  transporter: {
    ground: "bg-red-400 text-ink",
    button: "ink",
    login: "/transporter/login",
    tiles: [
      { name: "arcs", pair: 1, turn: 90 },
      { name: "van", pair: 5 },
      { name: "q", pair: 8 },
      { name: "sun", pair: 9 },
      { name: "leaf", pair: 3 },
      { name: "arch", pair: 7 },
      { name: "q", pair: 1, turn: 90 },
      { name: "factory", pair: 3 },
      { name: "leaf", pair: 8 },
    ],
  },
  brand: brandLook,
  // A distributor is a brand's own account.
  distributor: brandLook,
};
