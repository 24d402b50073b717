/** Something to draw, at its pixel on a map that is endless in all directions. */
export interface Spot<T> {
  item: T;
  x: number;
  y: number;
}

export interface Cluster<T> {
  items: readonly T[];
  /** Where its first item is: so no two clusters come closer than they may. */
  x: number;
  y: number;
}

/** How much room one takes. */
export interface Room {
  width: number;
  height: number;
}

const cellOf = (x: number, y: number, { width, height }: Room): readonly [number, number] => [
  Math.floor(x / width),
  Math.floor(y / height),
];

const neighbours = [-1, 0, 1];

/**
 * Gathers what would overlap: each spot joins the first cluster whose room it would enter, or begins
 * one. Only the nine cells around it are asked, so thousands stay quick.
 */
export const clusterPins = <T>(spots: readonly Spot<T>[], room: Room): Cluster<T>[] => {
  const cells = new Map<string, Spot<T>[][]>();
  const clusters: Spot<T>[][] = [];

  const near = ({ x, y }: Spot<T>): Spot<T>[] | undefined => {
    const [column, row] = cellOf(x, y, room);
    return neighbours
      .flatMap((right) => neighbours.map((down) => `${column + right}:${row + down}`))
      .flatMap((key) => cells.get(key) ?? [])
      .find(
        ([first]) =>
          first && Math.abs(first.x - x) < room.width && Math.abs(first.y - y) < room.height,
      );
  };

  for (const spot of spots) {
    const cluster = near(spot);
    if (cluster) {
      cluster.push(spot);
      continue;
    }
    const begun = [spot];
    const key = cellOf(spot.x, spot.y, room).join(":");
    cells.set(key, [...(cells.get(key) ?? []), begun]);
    clusters.push(begun);
  }
  return clusters.map((members) => ({
    items: members.map(({ item }) => item),
    x: members[0]?.x ?? 0,
    y: members[0]?.y ?? 0,
  }));
};
