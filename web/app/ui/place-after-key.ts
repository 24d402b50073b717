export interface RowOfThings {
  place: number;
  count: number;
  isRightToLeft: boolean;
}

/** Where a key leads in a row of things that goes round; undefined for any other key. */
export const placeAfterKey = (
  key: string,
  { place, count, isRightToLeft }: RowOfThings,
): number | undefined => {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === (isRightToLeft ? "ArrowLeft" : "ArrowRight")) return (place + 1) % count;
  if (key === (isRightToLeft ? "ArrowRight" : "ArrowLeft")) return (place - 1 + count) % count;
  return undefined;
};
