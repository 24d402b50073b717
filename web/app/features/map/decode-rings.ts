type LatLng = [number, number];

/** boundaries.json keeps each ring as steps of whole numbers: longitude, latitude, and so on. */
export const decodeRing = (steps: readonly number[], unitsPerDegree: number): LatLng[] => {
  let [lng, lat] = [0, 0];
  const ring: LatLng[] = [];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    lng += steps[at] ?? 0;
    lat += steps[at + 1] ?? 0;
    ring.push([lat / unitsPerDegree, lng / unitsPerDegree]);
  }
  return ring;
};
