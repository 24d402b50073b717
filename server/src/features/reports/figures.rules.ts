import { type LocalizedText, localizedTextSchema } from "@app/contract/localized-text";
import { type Material, materials } from "@app/contract/materials";
import type { EmissionFactor } from "@app/contract/reports";

/** One claim, as it is retired. */
export interface RetiredClaim {
  number: string;
  lotId: string;
  /** The lot's number, as people have it. */
  lot: string;
  material: Material;
  wilaya: number;
  /** In Algiers, "2026-08-03". */
  day: string;
  rule: "campaign" | "share";
  grams: number;
}

/** A material of a lot with its four weights, each by somebody else. */
export interface WeighedLot {
  id: string;
  number: string;
  material: Material;
  facility: unknown;
  handedOverOn: string;
  receivedOn: string;
  /** What deposits stand behind, what the point counted on, what both signed, what arrived. */
  depositedGrams: number;
  declaredGrams: number;
  signedGrams: number;
  receivedGrams: number;
}

export interface Wilaya {
  code: number;
  fr: string;
  ar: string;
}

/** What a brand says it sold there in the year. */
export interface MarketShare {
  wilaya: number;
  material: Material;
  grams: number;
}

/** Of the year; without a material all of them, without wilayas the whole country. */
export interface Goal {
  material: Material | null;
  wilayas: number[];
  grams: number;
}

export interface GoalFigures extends Goal {
  /** What this report brings towards it. */
  reachedGrams: number;
}

export interface Estimate {
  grams: number;
  low: number;
  high: number;
}

export interface MaterialFigures {
  material: Material;
  grams: number;
  campaignGrams: number;
  shareGrams: number;
  avoided: Estimate;
  factor: EmissionFactor;
}

export interface LotFigures extends Omit<WeighedLot, "id" | "facility"> {
  facility: LocalizedText;
  wilaya: number;
  claimedGrams: number;
}

/** All that a report says, in whole numbers and words. */
export interface Figures {
  format: 1;
  number: string;
  brand: string;
  from: string;
  until: string;
  frozenAt: string;
  grams: number;
  claims: number;
  weighings: number;
  avoided: Estimate;
  goals: GoalFigures[];
  materials: MaterialFigures[];
  cells: { month: string; wilaya: number; material: Material; grams: number }[];
  wilayas: Wilaya[];
  lots: LotFigures[];
  market: MarketShare[];
  earlier: { number: string; grams: number }[];
}

export interface Facts {
  report: Pick<Figures, "number" | "brand" | "from" | "until" | "frozenAt">;
  claims: readonly RetiredClaim[];
  weighings: number;
  lots: readonly WeighedLot[];
  wilayas: readonly Wilaya[];
  market: readonly MarketShare[];
  goals: readonly Goal[];
  factors: readonly EmissionFactor[];
  earlier: readonly { number: string; grams: number }[];
}

const sumOf = (items: readonly { grams: number }[]): number =>
  items.reduce((sum, { grams }) => sum + grams, 0);

const gramsInKilogram = 1000;

/** Grams of CO2e, to the gram. */
export const avoidedBy = (
  grams: number,
  { value, low, high }: Pick<EmissionFactor, "value" | "low" | "high">,
): Estimate => {
  const of = (factor: number) => Math.floor((grams * factor) / gramsInKilogram);
  return { grams: of(value), low: of(low), high: of(high) };
};

const addedUp = (parts: readonly Estimate[]): Estimate => ({
  grams: sumOf(parts),
  low: parts.reduce((sum, { low }) => sum + low, 0),
  high: parts.reduce((sum, { high }) => sum + high, 0),
});

const materialFigures = (facts: Facts, material: Material): MaterialFigures[] => {
  const claims = facts.claims.filter((claim) => claim.material === material);
  const factor = facts.factors.find((one) => one.material === material);
  if (claims.length === 0) return [];
  if (!factor) throw new Error(`no emission factor for ${material}`);
  const grams = sumOf(claims);
  const campaignGrams = sumOf(claims.filter(({ rule }) => rule === "campaign"));
  return [
    {
      material,
      grams,
      campaignGrams,
      shareGrams: grams - campaignGrams,
      avoided: avoidedBy(grams, factor),
      factor,
    },
  ];
};

const reachedBy = (claims: readonly RetiredClaim[], { material, wilayas, grams }: Goal) => ({
  material,
  wilayas,
  grams,
  reachedGrams: sumOf(
    claims.filter(
      (claim) =>
        (material === null || claim.material === material) &&
        (wilayas.length === 0 || wilayas.includes(claim.wilaya)),
    ),
  ),
});

const cellsOf = (claims: readonly RetiredClaim[]): Figures["cells"] =>
  [
    ...Map.groupBy(
      claims,
      ({ day, wilaya, material }) => `${day.slice(0, 7)} ${wilaya} ${material}`,
    ).values(),
  ].flatMap((group) => {
    const [{ day, wilaya, material }] = group as [RetiredClaim, ...RetiredClaim[]];
    return [{ month: day.slice(0, 7), wilaya, material, grams: sumOf(group) }];
  });

const lotFigures = ({ lots, claims }: Facts): LotFigures[] =>
  lots.map(({ id, facility, ...lot }) => {
    const ofLot = claims.filter(({ lotId, material }) => lotId === id && material === lot.material);
    return {
      ...lot,
      facility: localizedTextSchema.parse(facility),
      wilaya: ofLot[0]?.wilaya ?? 0,
      claimedGrams: sumOf(ofLot),
    };
  });

/** What is printed follows from these facts and nothing else. */
export const figuresOf = (facts: Facts): Figures => {
  const found = materials.flatMap((material) => materialFigures(facts, material));
  return {
    format: 1,
    ...facts.report,
    grams: sumOf(facts.claims),
    claims: facts.claims.length,
    weighings: facts.weighings,
    avoided: addedUp(found.map(({ avoided }) => avoided)),
    goals: facts.goals.map((goal) => reachedBy(facts.claims, goal)),
    materials: found,
    cells: cellsOf(facts.claims),
    wilayas: [...facts.wilayas],
    lots: lotFigures(facts),
    market: [...facts.market],
    earlier: [...facts.earlier],
  };
};
