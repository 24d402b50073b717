/** A name in the middle of its place, with the room it takes. */
export interface Label {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlaps = (one: Label, other: Label): boolean =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width &&
  Math.abs(one.y - other.y) * 2 < one.height + other.height;

/** The labels that fit without touching each other or what is drawn; the first ones come first. */
export const placeLabels = <T extends Label>(
  labels: readonly T[],
  drawn: readonly Label[] = [],
): T[] => {
  const placed: T[] = [];
  for (const label of labels) {
    if (![...drawn, ...placed].some((other) => overlaps(label, other))) placed.push(label);
  }
  return placed;
};
