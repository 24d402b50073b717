import { type Material, materials } from "@app/contract/materials";
import { citizens as namedPeople } from "@app/database/seed/data/people";
import { points as places } from "@app/database/seed/data/points";
import { randomFor, type Random } from "./random.ts";

// Who lives where. Pure: the same seed is the same country.

export interface PointPlan {
  index: number;
  name: { fr: string; ar: string };
  communeCode: number;
  lat: number;
  lng: number;
  /** Hours of the country's clock. */
  opensAt: number;
  closesAt: number;
  materials: readonly Material[];
  /** What its scale can tell apart. */
  scaleStepGrams: number;
  hasCamera: boolean;
  /** How easily it gives a star, from 0 to 1. */
  starHabit: number;
  /** Whoever weighs: the owner, and here and there a helper. */
  hasHelper: boolean;
}

/** A ghost is a number that nobody answers: it never comes by itself. */
export type CitizenKind = "household" | "regular" | "collector" | "ghost";

export interface CitizenPlan {
  index: number;
  firstName: string;
  lastName: string;
  kind: CitizenKind;
  homePoint: number;
  /** Without the app somebody is known by number, card or typed code. */
  hasApp: boolean;
  /** Against the usual bag. */
  size: number;
  /** Of a pattern that cheats; null for whoever is honest. */
  cheat: string | null;
}

export interface Country {
  seed: number;
  points: readonly PointPlan[];
  citizens: readonly CitizenPlan[];
}

export interface CountryAsked {
  seed: number;
  points: number;
  citizensPerPoint: number;
}

const shops = [
  { fr: "Épicerie", ar: "بقالة" },
  { fr: "Supérette", ar: "سوبيرات" },
  { fr: "Alimentation", ar: "مواد غذائية" },
  { fr: "Librairie", ar: "مكتبة" },
  { fr: "Boulangerie", ar: "مخبزة" },
  { fr: "Café", ar: "مقهى" },
] as const;
const names = [
  { fr: "El Wiam", ar: "الوئام" },
  { fr: "Ennour", ar: "النور" },
  { fr: "El Yasmine", ar: "الياسمين" },
  { fr: "Errahma", ar: "الرحمة" },
  { fr: "El Feth", ar: "الفتح" },
  { fr: "Essaada", ar: "السعادة" },
  { fr: "El Djazaïr", ar: "الجزائر" },
  { fr: "Tassili", ar: "طاسيلي" },
  { fr: "El Houda", ar: "الهدى" },
  { fr: "Djurdjura", ar: "جرجرة" },
  { fr: "Ennakhil", ar: "النخيل" },
] as const;

/** Six and eleven have no common part: the two turn round each other before a name comes again. */
const nameOf = (index: number): PointPlan["name"] => {
  const [shop, name] = [shops[index % shops.length], names[index % names.length]];
  const again = Math.floor(index / (shops.length * names.length));
  const number = again > 0 ? ` ${again + 1}` : "";
  return { fr: `${shop?.fr} ${name?.fr}${number}`, ar: `${shop?.ar} ${name?.ar}${number}` };
};

const makePoint = (seed: number, index: number): PointPlan => {
  const random = randomFor(seed, `point ${index}`);
  const place = places[index % places.length];
  if (!place) throw new Error("the seed has no places");
  const isLate = random.chance(0.04);
  return {
    index,
    name: nameOf(index),
    communeCode: place.communeCode,
    lat: place.latitude + random.between(-0.008, 0.008),
    lng: place.longitude + random.between(-0.008, 0.008),
    opensAt: random.whole(7, 9),
    closesAt: isLate ? 23 : random.whole(18, 21),
    materials: random.chance(0.7) ? materials : ["pet", "pehd"],
    scaleStepGrams: random.pick([10, 10, 10, 20, 50, 50, 100]),
    hasCamera: random.chance(0.95),
    starHabit: random.between(0.6, 1),
    hasHelper: random.chance(0.3),
  };
};

const kindOf = (random: Random): CitizenKind => {
  if (random.chance(0.08)) return "collector";
  return random.chance(0.12) ? "regular" : "household";
};

export const makeCitizen = (
  seed: number,
  index: number,
  homePoint: number,
  changes: Partial<CitizenPlan> = {},
): CitizenPlan => {
  const random = randomFor(seed, `citizen ${index}`);
  const { firstName } = random.pick(namedPeople);
  const { lastName } = random.pick(namedPeople);
  return {
    index,
    firstName,
    lastName,
    kind: kindOf(random),
    homePoint,
    hasApp: random.chance(0.7),
    size: random.spread(0.25),
    cheat: null,
    ...changes,
  };
};

export const makeCountry = ({ seed, points, citizensPerPoint }: CountryAsked): Country => ({
  seed,
  points: Array.from({ length: points }, (_, index) => makePoint(seed, index)),
  citizens: Array.from({ length: points * citizensPerPoint }, (_, index) =>
    makeCitizen(seed, index, Math.floor(index / citizensPerPoint)),
  ),
});
