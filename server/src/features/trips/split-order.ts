import type { Place, RouteProblem } from "./route-problem.ts";

/** A way through the order so far, on which the van unloaded at certain stops. */
interface Way {
  places: readonly Place[];
  at: Place;
  lateSeconds: number;
  meters: number;
  leavesAt: number;
  loadGrams: number;
}

const goTo = (problem: RouteProblem, way: Way, place: Place): Way => {
  const arrivesAt = way.leavesAt + problem.seconds(way.at, place);
  return {
    places: [...way.places, place],
    at: place,
    lateSeconds: way.lateSeconds + Math.max(0, arrivesAt - place.closesAt),
    meters: way.meters + problem.meters(way.at, place),
    leavesAt: Math.max(arrivesAt, place.opensAt) + place.seconds,
    loadGrams: place.kind === "facility" ? 0 : way.loadGrams + place.grams,
  };
};

const better = (one: Way, other: Way): number =>
  one.lateSeconds - other.lateSeconds || one.meters - other.meters || one.leavesAt - other.leavesAt;

const bestOf = (ways: readonly Way[]): Way | undefined => ways.toSorted(better)[0];

/**
 * An order that stays, with ways to the facility put in where the van would be too full: as little
 * late as possible, then as short. No stop may be heavier than the van carries.
 */
export const splitOrder = (
  problem: RouteProblem,
  order: readonly Place[],
  facility: Place,
): Place[] => {
  const { start, capacityGrams, loadedGrams, leavesAt } = problem;
  let ways: Way[] = [
    { places: [], at: start, lateSeconds: 0, meters: 0, leavesAt, loadGrams: loadedGrams },
  ];
  for (const stop of order) {
    // After an unloading the past does not matter any more: one way goes on from there.
    const emptied = bestOf(
      ways
        .filter(({ loadGrams }) => loadGrams > 0)
        .map((way) => goTo(problem, goTo(problem, way, facility), stop)),
    );
    const straight = ways
      .filter(({ loadGrams }) => loadGrams + stop.grams <= capacityGrams)
      .map((way) => goTo(problem, way, stop));
    ways = emptied ? [...straight, emptied] : straight;
  }
  // Where the van ends is not part of the order, but an order that ends well is the better one.
  const ends = ways.map((way) => ({ way, end: goTo(problem, way, problem.facility) }));
  const [best] = ends.toSorted((one, other) => better(one.end, other.end));
  return [...(best?.way.places ?? [])];
};
