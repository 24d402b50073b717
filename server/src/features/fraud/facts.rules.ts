import type { Identification } from "@app/contract/identification";
import type { Material } from "@app/contract/materials";
import { type SignalRule, signalRules } from "@app/contract/signals";

/** One weighing, as the rules see it. */
export interface Weighing {
  depositId: string;
  citizenId: string;
  pointId: string;
  /** When it was weighed, in milliseconds. */
  at: number;
  material: Material;
  grams: number;
  stars: number;
  isCrushed: boolean;
}

export interface Identified extends Weighing {
  identifiedBy: Identification;
}

/** A deposit, and what came before it; the lists begin with the deposit itself. */
export interface Facts {
  deposit: Identified;
  ofCitizen: readonly Weighing[];
  ofPoint: readonly Identified[];
  /** Those of the citizen's where a picture of a code was shown; known where it was so with the deposit. */
  oldCodes: readonly Weighing[];
}

export interface Signal {
  rule: SignalRule;
  score: number;
  /** What the rule saw, in numbers. */
  detail: Record<string, number | string>;
}

export type Rule = (facts: Facts) => Signal | null;

const minute = 60_000;

export const minutesOf = (days: number): number => days * 24 * 60;

/** Weighed in the minutes up to the deposit; what was weighed later has not happened yet. */
export const within = <T extends Weighing>(
  weighings: readonly T[],
  { at }: Weighing,
  minutes: number,
): readonly T[] => weighings.filter((other) => other.at <= at && other.at > at - minutes * minute);

export const percentOf = <T>(list: readonly T[], is: (one: T) => boolean): number =>
  list.length === 0 ? 0 : (list.filter(is).length * 100) / list.length;

export const meanOf = <T>(list: readonly T[], value: (one: T) => number): number =>
  list.reduce((sum, one) => sum + value(one), 0) / list.length;

/** What is weighed within minutes of each other was carried there at once. */
export const countVisits = (weighings: readonly Weighing[]): number => {
  const apart = signalRules.pair.visitMinutes * minute;
  const times = weighings.map(({ at }) => at).toSorted((a, b) => a - b);
  return times.filter((at, place) => at - (times[place - 1] ?? -Infinity) > apart).length;
};
