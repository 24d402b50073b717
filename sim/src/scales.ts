import { type Material, materials } from "@app/contract/materials";
import type { Country, PointPlan } from "./country.ts";
import { type Bag, usualGrams } from "./day.ts";
import { randomFor } from "./random.ts";
import type { VanScale } from "./vans.ts";

/** Of what was written at a counter, how much really lay on its scale, by material. */
const trueShare = (bags: readonly Bag[], material: Material): number => {
  const of = bags.filter((bag) => bag.material === material);
  const written = of.reduce((sum, { grams }) => sum + grams, 0);
  const real = of.reduce((sum, { grams, trueGrams = grams }) => sum + trueGrams, 0);
  return written > 0 ? real / written : 1;
};

/** A scale in a shop may be off by one of its steps, and is so with every bag; a van's is looked after. */
const vanIsOff = 0.005;

/** What the van's scale says at each point, where nobody helps and nobody hinders. */
export const vanScales = (
  { seed }: Country,
  bags: readonly Bag[],
): ((point: PointPlan) => VanScale) => {
  const byPoint = Map.groupBy(bags, ({ point }) => point);
  return ({ index, scaleStepGrams }) => {
    const random = randomFor(seed, `scales at point ${index}`);
    const steps = random.between(-1, 1);
    const van = 1 + random.between(-vanIsOff, vanIsOff);
    const here = byPoint.get(index) ?? [];
    const factors = new Map(
      materials.map((material) => {
        const shop = 1 + (steps * scaleStepGrams) / usualGrams[material];
        return [material, trueShare(here, material) * shop * van];
      }),
    );
    return ({ material, grams }) =>
      Math.max(0, Math.round((grams * (factors.get(material) ?? 1)) / 100) * 100);
  };
};
