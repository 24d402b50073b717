import type { Material } from "@app/contract/materials";
import type { Stars } from "@app/contract/quality";
import { weightLimits } from "@app/contract/weights";
import type { CitizenKind, CitizenPlan, Country, PointPlan } from "./country.ts";
import { randomFor, type Random } from "./random.ts";

// What people do at what hour. Pure: the same seed is the same day.

export const secondsOfDay = 24 * 3600;

/** How the counter learns whose bag it is. `old` is a picture of a code, taken some time before. */
export type SeenHow = "live" | "old" | "card" | "typing" | "phone";

/** One weighing. */
export interface Bag {
  /** Seconds since the midnight that the first day began with, by the country's clock. */
  at: number;
  point: number;
  citizen: number;
  material: Material;
  grams: number;
  /** What really lay on the scale, where the counter wrote something else. */
  trueGrams?: number;
  stars: Stars;
  seen: SeenHow;
  /** Of which pattern it is a part; null for an honest one. */
  cheat: string | null;
}

/** Usual weight of a bag in grams. */
export const usualGrams = { pet: 2600, pehd: 1900, aluminium: 900 } as const;
/** What one sack holds of it, uncrushed; now and then two sacks stand on the scale together. */
const loosestGrams = { pet: 5900, pehd: 7000, aluminium: 5900 } as const;
const crushedGrams = 13_500;
const twoSacks = 0.002;

/** How likely somebody comes on a day, and how many bags they carry at most. */
const habits: Record<CitizenKind, { comes: number; bags: number }> = {
  household: { comes: 0.32, bags: 2 },
  regular: { comes: 0.75, bags: 1 },
  collector: { comes: 0.22, bags: 6 },
  ghost: { comes: 0, bags: 1 },
};

const roundTo = (grams: number, step: number): number =>
  Math.min(
    weightLimits.maxGrams,
    Math.max(weightLimits.minGrams, step, Math.round(grams / step) * step),
  );

export const weighBag = (
  random: Random,
  { scaleStepGrams }: PointPlan,
  { size }: CitizenPlan,
  material: Material,
  isCrushed: boolean,
): number => {
  const most = isCrushed ? crushedGrams : loosestGrams[material];
  const grams = Math.min(most, usualGrams[material] * size * random.spread(0.45));
  return roundTo(random.chance(twoSacks) ? grams * 2 : grams, scaleStepGrams);
};

export const giveStars = (random: Random, { starHabit }: PointPlan): Stars => ({
  clean: random.chance(0.9 * starHabit),
  compacted: random.chance(0.7 * starHabit),
  manners: random.chance(0.95 * starHabit),
});

const seeCitizen = (random: Random, point: PointPlan, { hasApp }: CitizenPlan): SeenHow => {
  if (!point.hasCamera) return random.chance(0.8) ? "typing" : "phone";
  if (!hasApp) return random.pick(["card", "card", "card", "typing", "phone"]);
  if (random.chance(0.01)) return "old";
  return random.chance(0.88) ? "live" : "typing";
};

/** More in the morning and after work than at noon. */
const momentOf = (random: Random, day: number, { opensAt, closesAt }: PointPlan): number => {
  const rush = random.chance(0.5) ? random.between(0.6, 0.95) : random.between(0, 1);
  return Math.floor(day * secondsOfDay + (opensAt + rush * (closesAt - opensAt - 0.5)) * 3600);
};

export interface Visit {
  random: Random;
  point: PointPlan;
  citizen: CitizenPlan;
  at: number;
}

export const makeBag = ({ random, point, citizen, at }: Visit, changes: Partial<Bag> = {}): Bag => {
  const material = random.pick(point.materials);
  const stars = giveStars(random, point);
  return {
    at,
    point: point.index,
    citizen: citizen.index,
    material,
    grams: weighBag(random, point, citizen, material, stars.compacted),
    stars,
    seen: seeCitizen(random, point, citizen),
    cheat: null,
    ...changes,
  };
};

/** The bags of one citizen on one day: most days none. */
const bagsOf = (country: Country, citizen: CitizenPlan, day: number): Bag[] => {
  const random = randomFor(country.seed, `day ${day} of citizen ${citizen.index}`);
  const { comes, bags } = habits[citizen.kind];
  const home = country.points[citizen.homePoint];
  if (!home || !random.chance(comes)) return [];
  // Now and then somebody is elsewhere: at their parents', at work.
  const point = random.chance(0.06) ? random.pick(country.points) : home;
  const at = momentOf(random, day, point);
  const seen = seeCitizen(random, point, citizen);
  return Array.from({ length: random.whole(1, bags) }, (_, place) =>
    makeBag({ random, point, citizen, at: at + place * random.whole(40, 90) }, { seen }),
  );
};

export const inOrder = (bags: readonly Bag[]): Bag[] => bags.toSorted((a, b) => a.at - b.at);

export const planDay = (country: Country, day: number): Bag[] =>
  inOrder(country.citizens.flatMap((citizen) => bagsOf(country, citizen, day)));
