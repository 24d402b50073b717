import { findSlots, take } from "./find-slot.ts";
import { moveUnloading } from "./move-unloading.ts";
import { createDraft, keepsWindows, metersOf, placesIn, type RouteDraft } from "./route-draft.ts";
import type { Place, RouteProblem } from "./route-problem.ts";
import { neighboursOf, ruinRoute } from "./ruin-route.ts";
import { createSeededRandom, type SeededRandom } from "./seeded-random.ts";

/** A day after its start, and who is left out of it. */
export interface Solution {
  places: readonly Place[];
  absent: readonly Place[];
  cost: number;
}

export interface Effort {
  /** For each stop that can be moved. */
  roundsPerStop: number;
  seed: number;
}

/** Serving a stop is worth any way there is. */
const metersPerAbsent = 10_000_000;

export const solutionOf = (draft: RouteDraft, absent: readonly Place[]): Solution => ({
  places: placesIn(draft),
  absent,
  cost: metersOf(draft) + absent.length * metersPerAbsent,
});

/** A slot is overlooked now and then: the same ruin is not always built up the same. */
const overlooked = 0.01;

/** Says yes to that share of the questions; draws how many it says no to first, as that is quicker. */
const createOversight = (random: SeededRandom) => {
  const draw = (): number => Math.log(1 - random.unit()) / Math.log(1 - overlooked);
  let left = draw();
  return (): boolean => {
    left -= 1;
    if (left >= 0) return false;
    left = draw();
    return true;
  };
};

type Rank = (stop: Place, problem: RouteProblem) => number;

/** In which order stops are put back, the lowest first: what is difficult early, in some sense. */
const ranks: readonly Rank[] = [
  ({ grams }) => -grams,
  (stop, { meters, facility }) => -meters(facility, stop),
  (stop, { meters, facility }) => meters(facility, stop),
  ({ opensAt, closesAt }) => closesAt - opensAt,
  ({ closesAt }) => closesAt,
];

const inSomeOrder = (
  stops: readonly Place[],
  problem: RouteProblem,
  random: SeededRandom,
): Place[] => {
  const rank = ranks[random.below(ranks.length + 1)] ?? random.unit;
  return stops
    .map((stop) => ({ stop, rank: rank(stop, problem) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : Number(one.rank > other.rank)))
    .map(({ stop }) => stop);
};

/** Puts stops where they cost least, one after the other; gives back those that fit nowhere. */
const recreate = (
  draft: RouteDraft,
  stops: readonly Place[],
  isOverlooked: () => boolean,
): Place[] =>
  stops.filter((stop) => {
    const { best } = findSlots(draft, stop, { isOverlooked });
    if (best) take(draft, best);
    return !best;
  });

/** By how much worse a day may be to go on from it, in average legs: much at first, then hardly. */
const warmth = { first: 1, last: 0.03 };

/** For this part of the rounds another one may stay out instead, whatever that costs. */
const exchanging = 0.2;

/** How often each stop was left out: one that often is shall not be the one that stays out. */
const createOmissions = () => {
  const counts = new Map<Place, number>();
  return {
    count: (absent: readonly Place[]): void => {
      for (const stop of absent) counts.set(stop, (counts.get(stop) ?? 0) + 1);
    },
    of: (absent: readonly Place[]): number =>
      absent.reduce((sum, stop) => sum + (counts.get(stop) ?? 0), 0),
  };
};

/**
 * Takes a part of the day out and puts it back better, round after round: slack induction by string
 * removals, after Christiaens and Vanden Berghe (2020), with the whole day as one route.
 */
export const improveRoute = (
  problem: RouteProblem,
  begin: Solution,
  fixedCount: number,
  { roundsPerStop, seed }: Effort,
): Solution => {
  const random = createSeededRandom(seed);
  const movable = [...begin.places.slice(fixedCount), ...begin.absent].filter(
    ({ kind }) => kind === "stop",
  );
  const rounds = roundsPerStop * movable.length;
  const neighbours = neighboursOf(movable, problem.meters);
  const averageLeg = (begin.cost % metersPerAbsent) / begin.places.length;
  const omissions = createOmissions();
  const isOverlooked = createOversight(random);
  let current = begin;
  let best = begin;

  const isTaken = (next: Solution, progress: number): boolean => {
    const temperature = averageLeg * warmth.first * (warmth.last / warmth.first) ** progress;
    if (next.cost < current.cost - temperature * Math.log(random.unit())) return true;
    if (progress > exchanging || next.absent.length > current.absent.length) return false;
    return omissions.of(next.absent) < omissions.of(current.absent);
  };

  for (let round = 0; round < rounds; round += 1) {
    const draft = createDraft(problem, current.places, fixedCount);
    const around = current.absent.length > 0 && random.unit() < 0.5 ? current.absent : movable;
    const middle = around[random.below(around.length)];
    if (!middle) break;
    const removed = ruinRoute(draft, neighbours.get(middle) ?? [], random);
    if (random.unit() < 0.5) moveUnloading(draft, random);
    const waiting =
      random.unit() < 0.5
        ? [...current.absent, ...inSomeOrder(removed, problem, random)]
        : inSomeOrder([...current.absent, ...removed], problem, random);
    const solution = solutionOf(draft, recreate(draft, waiting, isOverlooked));
    // Roads may be such that leaving a stop out takes longer than going there.
    if (!keepsWindows(draft)) continue;
    if (isTaken(solution, round / rounds)) current = solution;
    if (solution.cost < best.cost) best = solution;
    omissions.count(solution.absent);
  }
  return best;
};
