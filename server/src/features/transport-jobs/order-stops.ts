import type { RoadDistances, Roads } from "../../ports/road-distances.ts";
import { planRoute, positionsOf, type PlannedTrip, type RouteRequest } from "../trips/index.ts";

export interface Position {
  latitude: number;
  longitude: number;
}

export interface StopToOrder extends Position {
  id: string;
  grams: number;
  from: Date;
  to: Date;
  /** The driver's own place of it; null while nobody has given it one. */
  place: number | null;
}

export interface OrderRequest {
  /** Where the van is; without it the way begins at the facility. */
  start: Position | null;
  now: Date;
  payloadGrams: number;
  loadedGrams: number;
  facility: Position;
  stops: readonly StopToOrder[];
}

export type Visit =
  | {
      kind: "pickup";
      id: string;
      /** Null: nobody can be there as the day is. */
      arriveAt: Date | null;
      meters: number;
      loadGrams: number;
      problem: "window" | "weight" | null;
    }
  | { kind: "facility"; arriveAt: Date; meters: number; grams: number };

const secondsPerStop = 20 * 60;
const unloadingSeconds = 20 * 60;
/** Facilities say no hours yet, so none closes before a van that was at its last door could come. */
const longestWaySeconds = 12 * 3600;

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);
const momentOf = (seconds: number): Date => new Date(seconds * 1000);
const positionOf = ({ latitude, longitude }: Position) => ({ lat: latitude, lng: longitude });

const toRequest = ({ start, now, facility, stops, ...van }: OrderRequest): RouteRequest => {
  const leavesAt = secondsOf(now);
  const lastDoor = Math.max(leavesAt, ...stops.map(({ to }) => secondsOf(to)));
  return {
    van: {
      capacityGrams: van.payloadGrams,
      loadedGrams: van.loadedGrams,
      position: positionOf(start ?? facility),
      leavesAt,
      secondsPerStop,
    },
    facility: {
      position: positionOf(facility),
      open: { from: leavesAt, to: lastDoor + longestWaySeconds },
      unloadingSeconds,
    },
    stops: stops.map(({ id, grams, from, to, ...position }) => ({
      id,
      grams,
      position: positionOf(position),
      window: { from: secondsOf(from), to: secondsOf(to) },
    })),
    fixed: stops
      .filter(({ place }) => place !== null)
      .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
      .map(({ id }) => id),
  };
};

/** The way from visit to visit: the van is place 0 of the roads, the facility 1, then the stops. */
const visitsOf = (
  trips: readonly PlannedTrip[],
  stops: readonly StopToOrder[],
  { meters }: Roads,
): Visit[] => {
  let at = 0;
  const drive = (to: number): number => {
    const way = meters[at]?.[to] ?? 0;
    at = to;
    return way;
  };
  return trips.flatMap((trip): Visit[] => [
    ...trip.stops.map(({ id, loadGrams, ...times }): Visit => ({
      kind: "pickup",
      id,
      arriveAt: momentOf(times.arrivesAt + times.waitsSeconds),
      meters: drive(stops.findIndex((stop) => stop.id === id) + 2),
      loadGrams,
      problem: times.lateSeconds > 0 ? "window" : null,
    })),
    {
      kind: "facility",
      arriveAt: momentOf(trip.unloading.arrivesAt),
      meters: drive(1),
      grams: trip.unloading.grams,
    },
  ]);
};

/** The stops of a day with the facility between them when the van is full, and at the end. */
export const orderStops = async (roads: RoadDistances, asked: OrderRequest): Promise<Visit[]> => {
  const request = toRequest(asked);
  const known = await roads.between(positionsOf(request));
  const { trips, unserved } = planRoute(request, known);
  return [
    ...visitsOf(trips, asked.stops, known),
    // What does not fit into the day is shown all the same: somebody waits for the van.
    ...unserved.map(({ id, reason }): Visit => ({
      kind: "pickup",
      id,
      arriveAt: null,
      meters: 0,
      loadGrams: 0,
      problem: reason === "weight" ? "weight" : "window",
    })),
  ];
};
