import { insertAfter, retimeAround, type RouteDraft, type Visit } from "./route-draft.ts";
import type { Place, RouteProblem } from "./route-problem.ts";

/** Where a stop may go: behind a visit, perhaps with a way to the facility before or after it. */
export interface Slot {
  after: Visit;
  places: readonly Place[];
  /** What the day gets longer by. */
  meters: number;
}

export interface FoundSlots {
  best: Slot | null;
  /** Of the second best; how much is lost by waiting. */
  secondMeters: number;
}

const metersOfDetour = (
  { meters }: RouteProblem,
  before: Visit,
  first: Place,
  second: Place | null,
  after: Visit,
): number =>
  meters(before.place, first) +
  (second ? meters(first, second) : 0) +
  meters(second ?? first, after.place) -
  before.metersOn;

/** When the van leaves a place it comes to; NaN if that is too late, so that no comparison holds. */
const leaveAfter = (place: Place, arrivesAt: number): number =>
  arrivesAt > place.beginsBy ? Number.NaN : Math.max(arrivesAt, place.opensAt) + place.seconds;

const isInTime = (
  { seconds }: RouteProblem,
  before: Visit,
  first: Place,
  second: Place | null,
  after: Visit,
): boolean => {
  let leavesAt = leaveAfter(first, before.leavesAt + seconds(before.place, first));
  if (second) leavesAt = leaveAfter(second, leavesAt + seconds(first, second));
  return leavesAt + seconds(second ?? first, after.place) <= after.arriveBy;
};

/** Of a trip that the stop is too much for, the two halves that unloading makes. */
const fitsAfterUnloading = (before: Visit, { grams }: Place, capacityGrams: number): boolean =>
  before.place.kind !== "facility" && before.tripGrams - before.loadGrams + grams <= capacityGrams;
const fitsBeforeUnloading = (before: Visit, { grams }: Place, capacityGrams: number): boolean =>
  before.next?.place.kind !== "facility" && before.loadGrams + grams <= capacityGrams;

interface Search {
  /** Slots that are passed by, for no reason. */
  isOverlooked?: () => boolean;
  /** Whether the second best is asked for, which takes longer. */
  needsSecond?: boolean;
}

/** Of all places in the day where a stop breaks neither the load nor a window. */
export const findSlots = (
  draft: RouteDraft,
  stop: Place,
  { isOverlooked = () => false, needsSecond = false }: Search = {},
): FoundSlots => {
  const { problem } = draft;
  const { capacityGrams, facility } = problem;
  const earliest = stop.opensAt + stop.seconds;
  let best: Slot | null = null;
  let secondMeters = Number.POSITIVE_INFINITY;

  const consider = (before: Visit, first: Place, second: Place | null, after: Visit): void => {
    const meters = metersOfDetour(problem, before, first, second, after);
    const most = needsSecond ? secondMeters : (best?.meters ?? secondMeters);
    if (meters >= most || !isInTime(problem, before, first, second, after)) return;
    if (best && meters >= best.meters) {
      secondMeters = meters;
      return;
    }
    secondMeters = best?.meters ?? secondMeters;
    best = { after: before, places: second ? [first, second] : [first], meters };
  };

  for (
    let before = draft.lastFixed, after = before.next;
    after;
    before = after, after = after.next
  ) {
    // Days only go forwards: what left too late, or must arrive too early, needs no sum.
    if (before.leavesAt > stop.beginsBy) break;
    if (after.arriveBy < earliest || isOverlooked()) continue;
    if (before.tripGrams + stop.grams <= capacityGrams) {
      consider(before, stop, null, after);
      continue;
    }
    if (fitsAfterUnloading(before, stop, capacityGrams)) consider(before, facility, stop, after);
    if (fitsBeforeUnloading(before, stop, capacityGrams)) consider(before, stop, facility, after);
  }
  return { best, secondMeters };
};

export const take = (draft: RouteDraft, { after, places }: Slot): void => {
  let added = after;
  for (const place of places) added = insertAfter(draft, added, place);
  retimeAround(after, added);
};

/** Where to unload on the trip that a visit is on, so that both halves can be carried. */
export const cheapestUnloading = (draft: RouteDraft, onTrip: Visit): Slot | null => {
  const { problem } = draft;
  const { capacityGrams, facility } = problem;
  let before = onTrip;
  while (before !== draft.lastFixed && before.place.kind === "stop" && before.previous) {
    before = before.previous;
  }
  let best: Slot | null = null;
  for (let after = before.next; after; before = after, after = after.next) {
    if (after.place.kind === "facility") break;
    const { loadGrams, tripGrams } = before;
    if (loadGrams > capacityGrams || tripGrams - loadGrams > capacityGrams) continue;
    const meters = metersOfDetour(problem, before, facility, null, after);
    if (best && meters >= best.meters) continue;
    if (isInTime(problem, before, facility, null, after)) {
      best = { after: before, places: [facility], meters };
    }
  }
  return best;
};
