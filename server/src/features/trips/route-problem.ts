import type { Roads } from "../../ports/road-distances.ts";
import type { RouteRequest, RouteStop } from "./route-request.ts";

/** Where the van can be: its start, the facility, a stop. */
export interface Place {
  /** Row and column in the tables of roads. */
  index: number;
  kind: "start" | "facility" | "stop";
  id: string;
  grams: number;
  seconds: number;
  opensAt: number;
  closesAt: number;
  /** `closesAt`, or never where a person fixed the order. */
  beginsBy: number;
}

/** A request in the form the search works on. */
export interface RouteProblem {
  start: Place;
  facility: Place;
  stops: Place[];
  capacityGrams: number;
  loadedGrams: number;
  leavesAt: number;
  meters: (from: Place, to: Place) => number;
  seconds: (from: Place, to: Place) => number;
}

/** One flat table is read several million times for a plan. */
const lookUp = (rows: readonly (readonly number[])[]) => {
  const size = rows.length;
  const table = Float64Array.from(rows.flat());
  if (table.length !== size * size) throw new Error("the roads are not between the same places");
  return (from: Place, to: Place): number => table[from.index * size + to.index] ?? Number.NaN;
};

const placeOfStop = (stop: RouteStop, at: number, secondsPerStop: number): Place => {
  const closesAt = stop.window?.to ?? Number.POSITIVE_INFINITY;
  return {
    index: at + 2,
    kind: "stop",
    id: stop.id,
    grams: stop.grams,
    seconds: stop.seconds ?? secondsPerStop,
    opensAt: stop.window?.from ?? Number.NEGATIVE_INFINITY,
    closesAt,
    beginsBy: closesAt,
  };
};

/** The roads are those between `positionsOf(request)`. */
export const createProblem = (request: RouteRequest, roads: Roads): RouteProblem => {
  const { van, facility, stops } = request;
  const meters = lookUp(roads.meters);
  const seconds = lookUp(roads.seconds);
  if (roads.meters.length !== stops.length + 2 || roads.seconds.length !== stops.length + 2) {
    throw new Error("the roads are not between the places of the request");
  }
  const always = { opensAt: Number.NEGATIVE_INFINITY, closesAt: Number.POSITIVE_INFINITY };
  return {
    start: {
      ...always,
      index: 0,
      kind: "start",
      id: "",
      grams: 0,
      seconds: 0,
      beginsBy: always.closesAt,
    },
    facility: {
      index: 1,
      kind: "facility",
      id: "",
      grams: 0,
      seconds: facility.unloadingSeconds,
      opensAt: facility.open.from,
      closesAt: facility.open.to,
      beginsBy: facility.open.to,
    },
    stops: stops.map((stop, at) => placeOfStop(stop, at, van.secondsPerStop)),
    capacityGrams: van.capacityGrams,
    loadedGrams: van.loadedGrams,
    leavesAt: van.leavesAt,
    meters,
    seconds,
  };
};

/** The same place for whoever comes too late as well. */
export const atAnyTime = (place: Place): Place => ({
  ...place,
  beginsBy: Number.POSITIVE_INFINITY,
});

/** Each once, in the order of the ids; ids of nobody are left out. */
export const pickById = (stops: readonly Place[], ids: readonly string[]): Place[] => {
  const byId = new Map(stops.map((stop) => [stop.id, stop]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
};
