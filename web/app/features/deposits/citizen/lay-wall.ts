import type { TilePair } from "../../../ui/tile.tsx";

export const columns = 6;

/** Calm pairs only: on a wall of kept things nothing is coral or red. */
const pairs: readonly TilePair[] = [1, 3, 7, 8, 2, 4];

const numberOf = (id: string): number =>
  [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1_000_003, 7);

/**
 * Gives each deposit its colour pair, oldest first: by turn, as its id decides, and never that of
 * a neighbour beside or above. What is laid stays as it is while the wall moves on by one, because
 * neighbours move together: nobody's tile changes its colour before their eyes.
 */
export const createWallLayer = () => {
  const known = new Map<string, TilePair>();
  return (oldestFirst: readonly { id: string }[]): TilePair[] => {
    const laid: TilePair[] = [];
    for (const { id } of oldestFirst) {
      const neighbours = [1, columns - 1, columns, columns + 1].map(
        (back) => laid[laid.length - back],
      );
      const free = pairs.filter((pair) => !neighbours.includes(pair));
      const before = known.get(id);
      // A tile that left the wall may have stood between two alike.
      const fits = before !== undefined && !neighbours.includes(before);
      const pair = fits ? before : (free[numberOf(id) % free.length] ?? 1);
      known.set(id, pair);
      laid.push(pair);
    }
    return laid;
  };
};
