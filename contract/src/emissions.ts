import type { Material } from "./materials.ts";

/** What recycling a kilogram instead of making it anew is estimated to avoid, in grams of CO2e. */
export interface EmissionFactor {
  gramsPerKilogram: number;
  /** The least and the most that other public tables say. */
  lowGramsPerKilogram: number;
  highGramsPerKilogram: number;
  source: string;
  year: number;
}

/** As the service began: the lowest credible ones; the range is shown beside them, and the word is always "estimated". */
export const emissionFactors: Readonly<Record<Material, EmissionFactor>> = {
  pet: {
    gramsPerKilogram: 1150,
    lowGramsPerKilogram: 1150,
    highGramsPerKilogram: 1830,
    source: "EPA WARM v16",
    year: 2023,
  },
  pehd: {
    gramsPerKilogram: 840,
    lowGramsPerKilogram: 750,
    highGramsPerKilogram: 1320,
    source: "EPA WARM v16",
    year: 2023,
  },
  aluminium: {
    gramsPerKilogram: 8120,
    lowGramsPerKilogram: 8120,
    highGramsPerKilogram: 10_060,
    source: "UK DEFRA",
    year: 2023,
  },
};

export interface AvoidedEmissions {
  grams: number;
  lowGrams: number;
  highGrams: number;
}

export type FactorValues = Omit<EmissionFactor, "source" | "year">;

/** Whole grams, rounded down: of kilos that a facility confirmed, and of no others. */
export const avoidedBy = (
  weights: readonly { material: Material; grams: number }[],
  factors: Readonly<Record<Material, FactorValues>>,
): AvoidedEmissions => {
  const sum = (pick: (factor: FactorValues) => number): number =>
    weights.reduce(
      (total, { material, grams }) => total + Math.floor((grams * pick(factors[material])) / 1000),
      0,
    );
  return {
    grams: sum(({ gramsPerKilogram }) => gramsPerKilogram),
    lowGrams: sum(({ lowGramsPerKilogram }) => lowGramsPerKilogram),
    highGrams: sum(({ highGramsPerKilogram }) => highGramsPerKilogram),
  };
};
