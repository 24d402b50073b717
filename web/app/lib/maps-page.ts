/** Where a postal address is shown on a map, in any browser and without an app. */
export const mapsPageOf = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
