import type { Roads } from "../../../ports/road-distances.ts";
import { planRoute } from "../plan-route.ts";
import type { RouteRequest, UnservedStop } from "../route-request.ts";

/**
 * How far the van drives if it takes the stops one after the other as they were accepted, and
 * unloads where that costs least. Windows count for nothing here: in this order most would break.
 */
export const metersAsAccepted = (
  request: RouteRequest,
  roads: Roads,
  unserved: readonly UnservedStop[],
): number => {
  const left = new Set(unserved.map(({ id }) => id));
  const isServed = request.stops.map(({ id }) => !left.has(id));
  const stops = request.stops.filter((_, at) => isServed[at]);
  /** The van and the facility come first in the tables. */
  const served = <T>(list: readonly T[]): T[] => list.filter((_, at) => at < 2 || isServed[at - 2]);
  const open = { from: 0, to: Number.POSITIVE_INFINITY };
  return planRoute(
    {
      ...request,
      facility: { ...request.facility, open },
      stops: stops.map(({ window: _window, ...stop }) => stop),
      fixed: stops.map(({ id }) => id),
    },
    { meters: served(roads.meters).map(served), seconds: served(roads.seconds).map(served) },
  ).meters;
};
