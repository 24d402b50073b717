import { fewestPeople, type WeighingGroup } from "@app/contract/brand-overview";
import type { LocalizedText } from "@app/contract/localized-text";
import type { Material } from "@app/contract/materials";

/** What of one claim was weighed on one day, with the people behind it, who go no further than here. */
export interface ClaimDay {
  claim: string;
  lot: string;
  point: LocalizedText;
  wilaya: number;
  material: Material;
  /** The month in which the claim became possible. */
  month: { from: string; until: string };
  day: string;
  weights: readonly number[];
  citizens: readonly string[];
}

export interface ShownWeighings {
  groups: WeighingGroup[];
  restGrams: number;
}

const areEnough = (days: readonly ClaimDay[]): boolean =>
  new Set(days.flatMap(({ citizens }) => citizens)).size >= fewestPeople;

/** Days of one claim, run together until enough people stand behind each run. */
const runTogether = (days: readonly ClaimDay[]): ClaimDay[][] => {
  const runs: ClaimDay[][] = [];
  let run: ClaimDay[] = [];
  for (const day of days.toSorted((one, other) => one.day.localeCompare(other.day))) {
    run.push(day);
    if (!areEnough(run)) continue;
    runs.push(run);
    run = [];
  }
  // Too few at the end join the run before them.
  return run.length > 0 ? [...runs.slice(0, -1), [...(runs.at(-1) ?? []), ...run]] : runs;
};

const weightsOf = (days: readonly ClaimDay[]): number[] =>
  days.flatMap(({ weights }) => weights).toSorted((one, other) => other - one);

const sum = (weights: readonly number[]): number =>
  weights.reduce((total, weight) => total + weight, 0);

const first = (days: readonly string[]): string => days.toSorted().at(0) ?? "";
const last = (days: readonly string[]): string => days.toSorted().at(-1) ?? "";

/** What all have in common. */
const common = <T>(values: readonly T[]): T | null =>
  new Set(values).size === 1 ? (values[0] ?? null) : null;

const ownGroup = (run: readonly ClaimDay[]): WeighingGroup[] => {
  const [one] = run;
  if (!one) return [];
  const { wilaya, material, claim, lot, point } = one;
  const days = run.map(({ day }) => day);
  const weights = weightsOf(run);
  const span = { from: first(days), until: last(days) };
  return [{ ...span, wilaya, material, claim, lot, point, grams: sum(weights), weights }];
};

/** Of several claims: whole months, for the days of each would tell them apart again. */
const joinedGroup = (pool: readonly ClaimDay[]): WeighingGroup => {
  const weights = weightsOf(pool);
  return {
    from: first(pool.map(({ month }) => month.from)),
    until: last(pool.map(({ month }) => month.until)),
    wilaya: common(pool.map(({ wilaya }) => wilaya)),
    material: common(pool.map(({ material }) => material)),
    claim: null,
    lot: null,
    point: null,
    grams: sum(weights),
    weights,
  };
};

/** What claims with too few people still share, from the most to the least. */
const levels: readonly ((day: ClaimDay) => string)[] = [
  ({ wilaya, material }) => `${wilaya} ${material}`,
  ({ material }) => material,
  () => "",
];

/** No group that comes out has fewer than five people behind it, and no gram is lost on the way. */
export const mergeSmall = (days: readonly ClaimDay[]): ShownWeighings => {
  const runs = [...Map.groupBy(days, ({ claim }) => claim).values()].flatMap(runTogether);
  const groups = runs.filter(areEnough).flatMap(ownGroup);
  let left = runs.filter((run) => !areEnough(run)).flat();
  for (const level of levels) {
    const pools = [...Map.groupBy(left, level).values()];
    groups.push(...pools.filter(areEnough).map(joinedGroup));
    left = pools.filter((pool) => !areEnough(pool)).flat();
  }
  return { groups, restGrams: sum(weightsOf(left)) };
};
