import type { Place, RouteProblem } from "./route-problem.ts";
import type { PlannedTrip, RoutePlan, VisitTimes } from "./route-request.ts";

const timesAt = (place: Place, arrivesAt: number): VisitTimes => {
  const beginsAt = Math.max(arrivesAt, place.opensAt);
  return {
    arrivesAt,
    waitsSeconds: beginsAt - arrivesAt,
    leavesAt: beginsAt + place.seconds,
    lateSeconds: Math.max(0, arrivesAt - place.closesAt),
  };
};

/** What happens when the van goes this way, late or too heavy as it may be. */
export const timeTrips = (
  problem: RouteProblem,
  places: readonly Place[],
): Omit<RoutePlan, "unserved"> => {
  const trips: PlannedTrip[] = [];
  let at = problem.start;
  let now = problem.leavesAt;
  let loadGrams = problem.loadedGrams;
  let stops: PlannedTrip["stops"] = [];
  let meters = 0;
  for (const place of places) {
    const times = timesAt(place, now + problem.seconds(at, place));
    meters += problem.meters(at, place);
    at = place;
    now = times.leavesAt;
    loadGrams += place.grams;
    if (place.kind === "stop") {
      stops.push({ id: place.id, ...times, loadGrams });
    } else {
      trips.push({ stops, unloading: { ...times, grams: loadGrams }, meters });
      stops = [];
      loadGrams = 0;
      meters = 0;
    }
  }
  return {
    trips,
    meters: trips.reduce((sum, trip) => sum + trip.meters, 0),
    seconds: now - problem.leavesAt,
  };
};
