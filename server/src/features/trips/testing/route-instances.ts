import type { RouteRequest, RouteStop, TimeWindow } from "../route-request.ts";
import { createSeededRandom } from "../seeded-random.ts";

// Days as they could be around Algiers, the same for the same number: a van, points in neighbouring
// towns, half of them with a window of two to four hours, more than the van carries at once.

/** From Boumerdès in the east over Algiers to Blida, in the order of the road. */
const towns = [
  { lat: 36.766, lng: 3.477 }, // Boumerdès
  { lat: 36.735, lng: 3.34 }, // Rouiba
  { lat: 36.714, lng: 3.204 }, // Bab Ezzouar
  { lat: 36.753, lng: 3.059 }, // Alger
  { lat: 36.66, lng: 3.09 }, // Baraki
  { lat: 36.573, lng: 2.913 }, // Boufarik
  { lat: 36.48, lng: 2.828 }, // Blida
];
/** El Harrach, between them. */
const facilityPosition = { lat: 36.72, lng: 3.138 };

const hour = 3600;

export const createInstance = (number: number): RouteRequest => {
  const { unit, below } = createSeededRandom(number);
  const between = (low: number, high: number): number => low + below(high - low + 1);
  const near = ({ lat, lng }: { lat: number; lng: number }) => ({
    lat: lat + (unit() + unit() - 1) * 0.05,
    lng: lng + (unit() + unit() - 1) * 0.06,
  });
  const first = below(towns.length - 1);
  const area = towns.slice(first, first + 2);
  const window = (): TimeWindow => {
    const from = between(8 * 4, 15 * 4) * (hour / 4);
    return { from, to: from + between(2, 4) * hour };
  };
  const stops = Array.from({ length: between(10, 60) }, (_, at): RouteStop => {
    const position = near(area[below(area.length)] ?? facilityPosition);
    const stop = { id: `stop ${at}`, position, grams: between(15, 250) * 1000 };
    return at % 2 === 0 ? stop : { ...stop, window: window() };
  });
  const grams = stops.reduce((sum, stop) => sum + stop.grams, 0);
  return {
    van: {
      capacityGrams: Math.ceil(grams * (0.52 + unit() * 0.3)),
      loadedGrams: 0,
      position: near(area[0] ?? facilityPosition),
      leavesAt: 7 * hour,
      secondsPerStop: 240,
    },
    facility: {
      position: facilityPosition,
      open: { from: 7 * hour, to: 20 * hour },
      unloadingSeconds: 900,
    },
    stops,
  };
};
