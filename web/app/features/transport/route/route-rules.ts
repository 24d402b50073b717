import type { Pickup } from "@app/contract/pickups";
import type { Stop } from "@app/contract/transport-jobs";
import type { Position } from "../../../lib/distance.ts";
import type { Route, RouteStop } from "../transport.api.ts";

export const gramsOf = ({ items }: Pick<Pickup, "items">): number =>
  items.reduce((all, { grams }) => all + grams, 0);

/** The doors of a route, in their order. */
export const doorsOf = ({ stops }: Pick<Route, "stops">): Stop[] =>
  stops.flatMap((stop) => (stop.kind === "pickup" ? [stop.stop] : []));

/** One door earlier (-1) or later (1) on the way, or at another place; never off its ends. */
export const moved = (ids: readonly string[], id: string, to: number): string[] => {
  const from = ids.indexOf(id);
  const place = Math.min(Math.max(to, 0), ids.length - 1);
  if (from < 0 || from === place) return [...ids];
  return ids.filter((one) => one !== id).toSpliced(place, 0, id);
};

/** The doors as they are being ordered; the facility stays where it stood until the way is known anew. */
export const inOrder = (stops: readonly RouteStop[], ids: readonly string[]): RouteStop[] => {
  const doors = new Map(
    stops.flatMap((stop) => (stop.kind === "pickup" ? [[stop.stop.pickup.id, stop] as const] : [])),
  );
  let next = 0;
  return stops.flatMap((stop): RouteStop[] => {
    if (stop.kind === "facility") return [stop];
    const door = doors.get(ids[next] ?? "");
    next += 1;
    return door ? [door] : [];
  });
};

const positionOf = (stop: RouteStop): Position => {
  const { latitude: lat, longitude: lng } =
    stop.kind === "pickup" ? stop.stop.point : stop.facility;
  return { lat, lng };
};

/** As many stops as a link to a map may name. */
const mostWaypoints = 9;

/** The whole way for a map: every stop in order, the last as its end. */
export const mapsWay = (stops: readonly RouteStop[]): string | null => {
  const places = stops.slice(0, mostWaypoints + 1).map((stop) => {
    const { lat, lng } = positionOf(stop);
    return `${lat},${lng}`;
  });
  const destination = places.pop();
  if (destination === undefined) return null;
  const waypoints = places.length > 0 ? { waypoints: places.join("|") } : {};
  const query = new URLSearchParams({ api: "1", travelmode: "driving", destination, ...waypoints });
  return `https://www.google.com/maps/dir/?${query}`;
};
