import { removeVisit, retime, type RouteDraft, type Visit } from "./route-draft.ts";
import type { Place } from "./route-problem.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** Taken out on average in one go, and in one string at most. */
const averageRemoved = 13;
const longestString = 10;

/** Every stop with all stops, the nearest first: itself. */
export type Neighbours = ReadonlyMap<Place, readonly Place[]>;

export const neighboursOf = (
  stops: readonly Place[],
  meters: (from: Place, to: Place) => number,
): Neighbours =>
  new Map(
    stops.map((stop) => [
      stop,
      stops.toSorted((one, other) => meters(stop, one) - meters(stop, other)),
    ]),
  );

/** Visits that may go, one after the other, with the given one among them. Unloading stays. */
const stringAround = (draft: RouteDraft, middle: Visit, random: SeededRandom): Visit[] => {
  const length = 1 + random.below(longestString);
  let begin = middle;
  for (let back = random.below(length); back > 0; back -= 1) {
    if (!begin.previous || begin.previous === draft.lastFixed) break;
    begin = begin.previous;
  }
  const string: Visit[] = [];
  for (let visit: Visit | null = begin; visit && string.length < length; visit = visit.next) {
    if (visit.place.kind === "stop") string.push(visit);
  }
  return string;
};

/** Ways to the facility straight before another one, or that the load does not ask for any more. */
const dropNeedlessUnloading = (draft: RouteDraft): void => {
  const { capacityGrams } = draft.problem;
  let { next: visit, loadGrams } = draft.lastFixed;
  while (visit?.next) {
    const { next, place, tripGrams } = visit;
    const isNeedless = next.place.kind === "facility" || loadGrams + tripGrams <= capacityGrams;
    if (place.kind === "stop") loadGrams += place.grams;
    else if (isNeedless) removeVisit(draft, visit);
    else loadGrams = 0;
    visit = next;
  }
  retime(draft);
};

/** Takes strings of stops out of the day, all near each other, and gives them back. */
export const ruinRoute = (
  draft: RouteDraft,
  nearestOf: readonly Place[],
  random: SeededRandom,
): Place[] => {
  const wanted = 1 + random.below(2 * averageRemoved - 1);
  const removed: Place[] = [];
  for (const near of nearestOf) {
    if (removed.length >= wanted) break;
    const visit = draft.visits[near.index];
    if (!visit) continue;
    for (const gone of stringAround(draft, visit, random)) {
      removeVisit(draft, gone);
      removed.push(gone.place);
    }
  }
  retime(draft);
  dropNeedlessUnloading(draft);
  return removed;
};
