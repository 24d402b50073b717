import type { Material } from "./materials.ts";

/** What an office orders. Prices are indicative, without taxes: an offer in writing says the last word. */

export const packNames = ["starter", "team", "site"] as const;
export type PackName = (typeof packNames)[number];

export const rhythms = ["weekly", "two_weeks", "monthly"] as const;
export type Rhythm = (typeof rhythms)[number];

export interface Pack {
  name: PackName;
  /** The last one is for as many as there are. */
  fewestPeople: number;
  mostPeople: number | null;
  bins: number;
  rhythm: Rhythm;
  dinarsPerMonth: number;
}

export const packs: readonly Pack[] = [
  {
    name: "starter",
    fewestPeople: 1,
    mostPeople: 20,
    bins: 3,
    rhythm: "two_weeks",
    dinarsPerMonth: 3900,
  },
  {
    name: "team",
    fewestPeople: 21,
    mostPeople: 100,
    bins: 12,
    rhythm: "weekly",
    dinarsPerMonth: 9800,
  },
  {
    name: "site",
    fewestPeople: 101,
    mostPeople: null,
    bins: 30,
    rhythm: "weekly",
    dinarsPerMonth: 24_500,
  },
];

export const packOf = (name: PackName): Pack => {
  const found = packs.find((pack) => pack.name === name);
  if (!found) throw new Error(`no pack ${name}`);
  return found;
};

export const suggestPack = (people: number): PackName =>
  packs.find(({ mostPeople }) => mostPeople === null || people <= mostPeople)?.name ?? "site";

const peoplePerBin = 10;

/** One for ten people, and never fewer than a bottle's and a can's. */
export const suggestBins = (people: number): number =>
  Math.max(2, Math.ceil(people / peoplePerBin));

/** Which bins a floor gets, in the order in which they are added: bottles and cans first. */
const binOrder: readonly Material[] = ["pet", "aluminium", "pehd", "pet"];

export const binKinds = (bins: number): Material[] =>
  Array.from({ length: bins }, (_, index) => binOrder[index % binOrder.length] ?? "pet");

export const visitsPerMonth: Record<Rhythm, number> = { weekly: 4, two_weeks: 2, monthly: 1 };

/** One bag for each bin at each visit. */
export const bagsPerMonth = (bins: number, rhythm: Rhythm): number => bins * visitsPerMonth[rhythm];
