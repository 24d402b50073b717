import type { RoleWireName } from "@app/contract/roles";
import type { Overlay } from "../overlays.ts";
import { dashboardOf } from "./start-pages.ts";

export type PlaceName =
  | "deposit"
  | "home"
  | "jobs"
  | "logIn"
  | "lots"
  | "overview"
  | "pickups"
  | "points"
  | "products"
  | "profile"
  | "report"
  | "rewards"
  | "route"
  | "scan"
  | "start"
  | "stock"
  | "today"
  | "training"
  | "weigh";

/** A page, or what opens over any page. */
export type BarPlace =
  | {
      name: PlaceName;
      to: string;
      opens?: undefined;
      /** What can be done there without a network opens over the page instead. */
      offline?: Overlay;
    }
  | { name: PlaceName; opens: Overlay; to?: undefined };

export type CentreTone = "green" | "yellow" | "coral" | "blue";

export interface BarPlaces {
  tone: CentreTone;
  /** Five, the one in the middle being the button. */
  places: readonly BarPlace[];
}

const profile: BarPlace = { name: "profile", opens: "panel" };

const byRole: Record<RoleWireName, BarPlaces> = {
  Consumer: {
    tone: "green",
    places: [
      { name: "home", to: dashboardOf("Consumer") },
      { name: "points", to: "/consumer" },
      { name: "deposit", to: "/consumer/deposit", offline: "code" },
      { name: "rewards", to: "/marketplace" },
      profile,
    ],
  },
  "Collection Point": {
    tone: "yellow",
    places: [
      { name: "today", to: "/collection-point/dashboard" },
      { name: "stock", to: "/collection-point/stock" },
      { name: "weigh", to: "/collection-point/intake" },
      { name: "pickups", to: "/collection-point/pickups" },
      profile,
    ],
  },
  Transporter: {
    tone: "coral",
    places: [
      { name: "today", to: "/transporter/dashboard" },
      { name: "jobs", to: "/transporter/jobs" },
      { name: "scan", to: "/transporter/badge" },
      { name: "route", to: "/transporter/route" },
      profile,
    ],
  },
  CSR: {
    tone: "blue",
    places: [
      { name: "overview", to: "/csr/dashboard" },
      { name: "lots", to: "/csr/lots" },
      { name: "report", to: "/csr/reports" },
      { name: "products", to: "/csr/setup/my-products" },
      profile,
    ],
  },
};

const visitors: BarPlaces = {
  tone: "green",
  places: [
    { name: "home", to: "/" },
    { name: "points", to: "/consumer" },
    { name: "start", to: "/start-recycling" },
    { name: "training", to: "/training" },
    { name: "logIn", to: "/login" },
  ],
};

/** Somebody without a role, or an organisation: the public places and their own panel. */
const members: BarPlaces = { ...visitors, places: [...visitors.places.slice(0, 4), profile] };

interface Person {
  isSignedIn: boolean;
  role: RoleWireName | null;
  /** Whether they work at a point, as owner or as collaborator, and are on one of its pages. */
  isAtPoint?: boolean;
}

export const barPlaces = ({ isSignedIn, role, isAtPoint = false }: Person): BarPlaces => {
  if (!isSignedIn) return visitors;
  // A collaborator is a citizen everywhere else.
  if (isAtPoint) return byRole["Collection Point"];
  return role === null ? members : byRole[role];
};

/** Tasks that take the whole screen: one thing to do, and a way out of it. */
const wholeScreen: ReadonlySet<string> = new Set([
  "/collection-point/intake",
  "/collection-point/pickups/:id",
  "/consumer/deposit",
  "/marketplace/:id",
  "/marketplace/vouchers/:id",
  "/transporter/badge",
  "/transporter/handover/:id",
  "/facility/receive/:token",
  "/offline",
]);

export const hasBar = (pattern: string): boolean => !wholeScreen.has(pattern);
