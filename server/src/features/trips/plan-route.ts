import type { Roads } from "../../ports/road-distances.ts";
import { findSlots, take } from "./find-slot.ts";
import { type Effort, improveRoute, type Solution, solutionOf } from "./improve-route.ts";
import { createDraft } from "./route-draft.ts";
import {
  atAnyTime,
  createProblem,
  pickById,
  type Place,
  type RouteProblem,
} from "./route-problem.ts";
import type { RoutePlan, RouteRequest, UnservedReason } from "./route-request.ts";
import { splitOrder } from "./split-order.ts";
import { timeTrips } from "./time-trips.ts";

/** Measured: more rounds shorten the day by less than a hundredth, and a request waits for these. */
export const usualEffort: Effort = { roundsPerStop: 60, seed: 1 };

/** Each time the stop that would lose most by waiting, where it is cheapest. */
const insertAll = (
  problem: RouteProblem,
  fixed: readonly Place[],
  stops: readonly Place[],
): Solution => {
  const draft = createDraft(problem, [...fixed, problem.facility], fixed.length);
  let open = [...stops];
  for (;;) {
    const found = open.map((stop) => ({ stop, ...findSlots(draft, stop, { needsSecond: true }) }));
    const [urgent] = found
      .flatMap(({ stop, best, secondMeters }) =>
        best ? [{ stop, best, regret: secondMeters - best.meters }] : [],
      )
      .toSorted((one, other) => other.regret - one.regret || one.best.meters - other.best.meters);
    if (!urgent) return solutionOf(draft, open);
    take(draft, urgent.best);
    open = open.filter((stop) => stop !== urgent.stop);
  }
};

const whyUnserved = (
  problem: RouteProblem,
  fixed: readonly Place[],
  stop: Place,
): UnservedReason => {
  if (stop.grams > problem.capacityGrams) return "weight";
  const alone = createDraft(problem, [...fixed, problem.facility], fixed.length);
  return findSlots(alone, stop).best ? "day" : "window";
};

/**
 * The order of a van's stops for one day: as many stops as possible, then as few meters. Breaks no
 * window and never carries too much, but for what somebody fixed. The same request gives the same
 * plan. The roads are those between `positionsOf(request)`.
 */
export const planRoute = (
  request: RouteRequest,
  roads: Roads,
  effort: Effort = usualEffort,
): RoutePlan => {
  const problem = createProblem(request, roads);
  const carried = problem.stops.filter(({ grams }) => grams <= problem.capacityGrams);
  const order = pickById(carried, request.fixed ?? []);
  const fixed = splitOrder(problem, order.map(atAnyTime), atAnyTime(problem.facility));
  const free = carried.filter((stop) => !order.includes(stop));

  const begin = insertAll(problem, fixed, free);
  const { places, absent } = improveRoute(problem, begin, fixed.length, effort);
  const unserved = problem.stops
    .filter((stop) => absent.includes(stop) || !carried.includes(stop))
    .map((stop) => ({ id: stop.id, reason: whyUnserved(problem, fixed, stop) }));
  // With nothing to fetch and nothing to bring the van stays where it is.
  const isIdle = problem.loadedGrams === 0 && places.every(({ kind }) => kind === "facility");
  return { ...timeTrips(problem, isIdle ? [] : places), unserved };
};
