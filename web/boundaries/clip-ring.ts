/** Longitude and latitude. */
export type Place = readonly [number, number];

export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

interface Edge {
  isInside: (place: Place) => boolean;
  /** Where the way from one place to another meets this edge. */
  crossing: (from: Place, to: Place) => Place;
}

const alongLongitude =
  (lng: number) =>
  ([x1, y1]: Place, [x2, y2]: Place): Place => [lng, y1 + ((lng - x1) / (x2 - x1)) * (y2 - y1)];

const alongLatitude =
  (lat: number) =>
  ([x1, y1]: Place, [x2, y2]: Place): Place => [x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1), lat];

const edgesOf = ({ west, south, east, north }: Box): readonly Edge[] => [
  { isInside: ([lng]) => lng >= west, crossing: alongLongitude(west) },
  { isInside: ([lng]) => lng <= east, crossing: alongLongitude(east) },
  { isInside: ([, lat]) => lat >= south, crossing: alongLatitude(south) },
  { isInside: ([, lat]) => lat <= north, crossing: alongLatitude(north) },
];

const clipAtEdge = (ring: readonly Place[], { isInside, crossing }: Edge): Place[] =>
  ring.flatMap((place, index) => {
    const before = ring.at(index - 1) ?? place;
    const enters = isInside(place) && !isInside(before);
    const leaves = !isInside(place) && isInside(before);
    return [
      ...(enters || leaves ? [crossing(before, place)] : []),
      ...(isInside(place) ? [place] : []),
    ];
  });

/** What of a ring lies in the box, cut edge by edge (Sutherland and Hodgman). */
export const clipRing = (ring: readonly Place[], box: Box): readonly Place[] =>
  edgesOf(box).reduce<readonly Place[]>(clipAtEdge, ring);
