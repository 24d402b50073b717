import type { Place, RouteProblem } from "./route-problem.ts";

/** One call of the van, with what a change next to it has to know. */
export interface Visit {
  place: Place;
  previous: Visit | null;
  next: Visit | null;
  /** The way to the next. */
  metersOn: number;
  secondsOn: number;
  leavesAt: number;
  /** Whoever arrives later breaks a window here or further on. */
  arriveBy: number;
  /** On the van when it leaves. */
  loadGrams: number;
  /** What the trip it leaves on brings to the facility. */
  tripGrams: number;
}

/** A whole day as a chain: start, stops, facility, stops, facility. Trips end where it unloads. */
export interface RouteDraft {
  problem: RouteProblem;
  first: Visit;
  last: Visit;
  /** Nothing moves up to here. */
  lastFixed: Visit;
  /** Of stops, by the index of their place. */
  visits: (Visit | undefined)[];
}

const visitTo = (place: Place): Visit => ({
  place,
  previous: null,
  next: null,
  metersOn: 0,
  secondsOn: 0,
  leavesAt: Number.NaN,
  arriveBy: 0,
  loadGrams: 0,
  tripGrams: 0,
});

const link = ({ meters, seconds }: RouteProblem, before: Visit, after: Visit): void => {
  before.next = after;
  after.previous = before;
  before.metersOn = meters(before.place, after.place);
  before.secondsOn = seconds(before.place, after.place);
};

/** From a visit that leaves as it says, up to where nothing changes any more. */
const timeForwards = (from: Visit, isWhole: boolean): void => {
  for (let before = from, visit = from.next; visit; before = visit, visit = visit.next) {
    const { opensAt, seconds, kind, grams } = visit.place;
    const leavesAt = Math.max(before.leavesAt + before.secondsOn, opensAt) + seconds;
    const loadGrams = kind === "facility" ? 0 : before.loadGrams + grams;
    if (!isWhole && visit.leavesAt === leavesAt && visit.loadGrams === loadGrams) return;
    visit.leavesAt = leavesAt;
    visit.loadGrams = loadGrams;
  }
};

const timeBackwards = (last: Visit): void => {
  let { tripGrams } = last;
  let leaveBy = last.next ? last.next.arriveBy - last.secondsOn : Number.POSITIVE_INFINITY;
  for (let visit: Visit | null = last; visit; visit = visit.previous) {
    const { beginsBy, seconds, kind } = visit.place;
    visit.tripGrams = tripGrams;
    if (kind === "facility") tripGrams = visit.previous?.loadGrams ?? 0;
    visit.arriveBy = Math.min(beginsBy, leaveBy - seconds);
    leaveBy = visit.arriveBy - (visit.previous?.secondsOn ?? 0);
  }
};

/** After changes, before the next question. */
export const retime = ({ first, last, problem }: RouteDraft): void => {
  first.leavesAt = problem.leavesAt;
  first.loadGrams = problem.loadedGrams;
  timeForwards(first, true);
  timeBackwards(last);
};

/** The same, and quicker, after new visits were put in behind `before`, up to `added`. */
export const retimeAround = (before: Visit, added: Visit): void => {
  timeForwards(before, false);
  let tripEnd = added.next ?? added;
  while (tripEnd.next && tripEnd.place.kind !== "facility") tripEnd = tripEnd.next;
  timeBackwards(tripEnd);
};

/** `places` end at the facility; the first `fixedCount` of them, the start not counted, stay. */
export const createDraft = (
  problem: RouteProblem,
  places: readonly Place[],
  fixedCount: number,
): RouteDraft => {
  const first = visitTo(problem.start);
  const draft: RouteDraft = { problem, first, last: first, lastFixed: first, visits: [] };
  let count = 0;
  for (const place of places) {
    const visit = visitTo(place);
    link(problem, draft.last, visit);
    draft.last = visit;
    draft.visits[place.index] = visit;
    count += 1;
    if (count === fixedCount) draft.lastFixed = visit;
  }
  retime(draft);
  return draft;
};

/** Never behind the last visit: a day ends at the facility. */
export const insertAfter = (draft: RouteDraft, before: Visit, place: Place): Visit => {
  const visit = visitTo(place);
  const after = before.next;
  link(draft.problem, before, visit);
  if (after) link(draft.problem, visit, after);
  draft.visits[place.index] = visit;
  return visit;
};

/** Neither the first visit nor the last. */
export const removeVisit = (draft: RouteDraft, { previous, next, place }: Visit): void => {
  if (previous && next) link(draft.problem, previous, next);
  draft.visits[place.index] = undefined;
};

/** Without the start. */
export const placesIn = (draft: RouteDraft): Place[] => {
  const places: Place[] = [];
  for (let { next } = draft.first; next; next = next.next) places.push(next.place);
  return places;
};

export const metersOf = (draft: RouteDraft): number => {
  let meters = 0;
  for (let visit: Visit | null = draft.first; visit; visit = visit.next) meters += visit.metersOn;
  return meters;
};

/** Behind what is fixed; how long the van may take from there on says it for the whole day. */
export const keepsWindows = ({ lastFixed }: RouteDraft): boolean =>
  !lastFixed.next || lastFixed.leavesAt + lastFixed.secondsOn <= lastFixed.next.arriveBy;
