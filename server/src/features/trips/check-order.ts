import type { Roads } from "../../ports/road-distances.ts";
import { createProblem, pickById } from "./route-problem.ts";
import type { PlannedTrip, RoutePlan, RouteRequest } from "./route-request.ts";
import { timeTrips } from "./time-trips.ts";

/** What an order breaks. Of unloading, `id` is null: the trip says which. */
export type Breach =
  | { kind: "window"; trip: number; id: string | null; lateSeconds: number }
  | { kind: "weight"; trip: number; id: string; overGrams: number };

export interface CheckedOrder extends Omit<RoutePlan, "unserved"> {
  breaches: Breach[];
  /** Ids of stops that the order does not name. */
  missing: string[];
}

const breachesOf = (capacityGrams: number, { stops, unloading }: PlannedTrip, trip: number) => {
  const late = [...stops, { ...unloading, id: null }]
    .filter(({ lateSeconds }) => lateSeconds > 0)
    .map(({ id, lateSeconds }): Breach => ({ kind: "window", trip, id, lateSeconds }));
  const heavy = stops
    .filter(({ loadGrams }) => loadGrams > capacityGrams)
    .map(({ id, loadGrams }): Breach => ({
      kind: "weight",
      trip,
      id,
      overGrams: loadGrams - capacityGrams,
    }));
  return [...late, ...heavy];
};

/**
 * What becomes of a day as somebody ordered it by hand, trip by trip: when the van is where, and
 * what does not work. Ids that are no stop are left out, as is a stop named again.
 */
export const checkOrder = (
  request: RouteRequest,
  roads: Roads,
  trips: readonly (readonly string[])[],
): CheckedOrder => {
  const problem = createProblem(request, roads);
  const named = new Set<string>();
  const places = trips.flatMap((ids, at) => {
    const stops = pickById(
      problem.stops,
      ids.filter((id) => !named.has(id)),
    );
    for (const { id } of stops) named.add(id);
    // The first trip may be to bring what lies in the van already.
    const hasLoad = stops.length > 0 || (at === 0 && problem.loadedGrams > 0);
    return hasLoad ? [...stops, problem.facility] : [];
  });
  const timed = timeTrips(problem, places);
  return {
    ...timed,
    breaches: timed.trips.flatMap((trip, at) => breachesOf(request.van.capacityGrams, trip, at)),
    missing: problem.stops.map(({ id }) => id).filter((id) => !named.has(id)),
  };
};
