import type { BandTone } from "../../ui/closing-band.tsx";
import type { TileDrawing } from "../../ui/tile.tsx";

export type PartnerRole = "point" | "transporter" | "brand";

/** What the landing page of a role looks like and where it leads. */
export interface PartnerLook {
  path: string;
  tone: BandTone;
  signUp: string;
  /** A few questions before the sign-up, where there are some. */
  questions?: string;
  /** One for each of the three steps. */
  steps: readonly [TileDrawing, TileDrawing, TileDrawing];
  wall: readonly TileDrawing[];
}

export const partnerLooks: Record<PartnerRole, PartnerLook> = {
  point: {
    path: "/partners/collectionpoint",
    tone: "yellow",
    signUp: "/signup/collectionpoint",
    questions: "/collection-point/eligibility",
    steps: [
      { name: "scale", pair: 2 },
      { name: "bag", pair: 3 },
      { name: "van", pair: 6 },
    ],
    wall: [
      { name: "shop", pair: 6 },
      { name: "q", pair: 5, turn: 90 },
      { name: "scale", pair: 1 },
      { name: "leaf", pair: 3 },
      { name: "arcs", pair: 8 },
      { name: "bag", pair: 9 },
      { name: "leaf", pair: 8, turn: 90 },
      { name: "bottle", pair: 4 },
      { name: "q", pair: 3, turn: 180 },
      { name: "half", pair: 9 },
      { name: "can", pair: 7 },
      { name: "flower", pair: 1 },
    ],
  },
  transporter: {
    path: "/partners/transporter",
    tone: "coral",
    signUp: "/signup/transporter",
    questions: "/transporter/eligibility",
    steps: [
      { name: "pin", pair: 7 },
      { name: "scale", pair: 2 },
      { name: "factory", pair: 3 },
    ],
    wall: [
      { name: "van", pair: 2 },
      { name: "q", pair: 1, turn: 90 },
      { name: "waves", pair: 4 },
      { name: "sun", pair: 9 },
      { name: "leaf", pair: 3 },
      { name: "bag", pair: 8 },
      { name: "half", pair: 9 },
      { name: "factory", pair: 5 },
      { name: "q", pair: 2, turn: 180 },
      { name: "arch", pair: 7 },
      { name: "arcs", pair: 8 },
      { name: "flakes", pair: 1 },
    ],
  },
  brand: {
    path: "/partners/csr",
    tone: "blue",
    signUp: "/signup/csr",
    questions: "/csr/eligibility",
    steps: [
      { name: "bottle", pair: 4 },
      { name: "flakes", pair: 7 },
      { name: "book", pair: 2 },
    ],
    wall: [
      { name: "bottle", pair: 4 },
      { name: "leaf", pair: 7 },
      { name: "khatam", pair: 2 },
      { name: "q", pair: 4, turn: 90 },
      { name: "flakes", pair: 9 },
      { name: "waves", pair: 7 },
      { name: "q", pair: 2, turn: 270 },
      { name: "jug", pair: 3 },
      { name: "shirt", pair: 6 },
      { name: "dot", pair: 7 },
      { name: "cap", pair: 4 },
      { name: "arcs", pair: 8 },
    ],
  },
};

/** The limits of the service that these pages promise; a change here is a change of the promise. */
export const promisedLimits = {
  /** A point asks for a van from here on. */
  vanFrom: 50,
  /** A stock of this weight calls the van by itself. */
  fullAt: 250,
  /** What three stars add to a bag, in percent. */
  starBonus: 30,
  /** A weighing is undone at the counter within so many seconds. */
  undoSeconds: 60,
  /** How far two weighings may differ, in percent: between two signatures, and at the facility. */
  handOverPercent: 2,
  facilityPercent: 3,
} as const;
