import type { Position, Roads } from "./road-distances.ts";

const earthRadiusMeters = 6_371_000;

/** Roads are longer than the crow's way. Assumed, not measured: a road map knows better. */
const detour = 1.4;

/** 36 km/h for a van between near places, on roads of every kind. Assumed as well. */
const metersPerSecond = 10;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const straightMeters = (one: Position, other: Position): number => {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const share =
    half(one.lat, other.lat) +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lng, other.lng);
  return 2 * earthRadiusMeters * Math.asin(Math.sqrt(share));
};

/** What the ways are without a map of the roads. */
export const straightRoads = (places: readonly Position[]): Roads => {
  const meters = places.map((from) =>
    places.map((to) => Math.round(straightMeters(from, to) * detour)),
  );
  const seconds = meters.map((row) => row.map((way) => Math.round(way / metersPerSecond)));
  return { meters, seconds };
};
