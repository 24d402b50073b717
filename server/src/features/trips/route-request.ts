import type { Position } from "../../ports/road-distances.ts";

// What a day of a van is planned from, and what comes out. Times are whole seconds since any one
// moment, the same for all of them: the epoch will do.

/** Work may begin from the first second to the last; whoever comes earlier waits. */
export interface TimeWindow {
  from: number;
  to: number;
}

export interface RouteVan {
  capacityGrams: number;
  /** What lies in it already. */
  loadedGrams: number;
  position: Position;
  leavesAt: number;
  /** At a stop that does not say otherwise. */
  secondsPerStop: number;
}

export interface RouteStop {
  id: string;
  position: Position;
  grams: number;
  window?: TimeWindow;
  seconds?: number;
}

export interface RouteFacility {
  position: Position;
  open: TimeWindow;
  unloadingSeconds: number;
}

export interface RouteRequest {
  van: RouteVan;
  facility: RouteFacility;
  stops: readonly RouteStop[];
  /**
   * Ids of the stops that come first, in this order: a driver's own order, in whole or as far as it
   * is done. It holds even where it makes the van late. Ids that are no stop (any more) are left out.
   */
  fixed?: readonly string[];
}

export interface VisitTimes {
  arrivesAt: number;
  waitsSeconds: number;
  leavesAt: number;
  /** After the end of the window: nought unless somebody fixed the order. */
  lateSeconds: number;
}

export interface PlannedStop extends VisitTimes {
  id: string;
  /** On the van when it leaves. */
  loadGrams: number;
}

/** What the van carries to the facility at once. */
export interface PlannedTrip {
  stops: PlannedStop[];
  unloading: VisitTimes & { grams: number };
  meters: number;
}

/**
 * weight: more than the van carries. window: nobody can be there in time, were it the only stop.
 * day: alone it would go, but not with all the others before the facility closes.
 */
export type UnservedReason = "weight" | "window" | "day";

export interface UnservedStop {
  id: string;
  reason: UnservedReason;
}

export interface RoutePlan {
  trips: PlannedTrip[];
  meters: number;
  /** From leaving to the last unloading done. */
  seconds: number;
  unserved: UnservedStop[];
}

/** The order in which the roads between them are asked for: van, facility, then the stops. */
export const positionsOf = ({ van, facility, stops }: RouteRequest): Position[] => [
  van.position,
  facility.position,
  ...stops.map(({ position }) => position),
];
