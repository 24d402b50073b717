declare module "topojson-simplify" {
  import type { feature } from "topojson-client";

  type Topology = Parameters<typeof feature>[0];

  /** Weighs each corner by the area it adds, in square degrees. */
  export const presimplify: (topology: Topology) => Topology;
  /** Leaves out the corners that add less; shared borders stay shared. */
  export const simplify: (topology: Topology, leastArea: number) => Topology;
}
