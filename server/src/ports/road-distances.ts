import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { createOsrmDistances } from "./road-distances-osrm.ts";
import { straightRoads } from "./straight-roads.ts";

export interface Position {
  lat: number;
  lng: number;
}

/** From each place (row) to each (column), in the order the places were given. Whole numbers. */
export interface Roads {
  meters: readonly (readonly number[])[];
  seconds: readonly (readonly number[])[];
}

/** Never throws: without a road map it is a guess from the straight line. */
export interface RoadDistances {
  between: (places: readonly Position[]) => Promise<Roads>;
}

const straight: RoadDistances = { between: async (places) => straightRoads(places) };

/** A driver waits for the order of stops; the guess is better than a screen that loads. */
const patienceMilliseconds = 2000;

export const createRoadDistances = (
  config: Pick<Config, "ROADS_URL">,
  log: Pick<Logger, "warn">,
): RoadDistances =>
  config.ROADS_URL
    ? createOsrmDistances({ url: new URL(config.ROADS_URL), log, patienceMilliseconds })
    : straight;
