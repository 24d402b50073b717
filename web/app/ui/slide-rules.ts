/** Nearly at the end is the end: a thumb ends where the glass does. */
export const isSlidFar = (share: number): boolean => share >= 0.92;

/** Four steps to the end, so that no single key confirms anything. */
const step = 0.25;

/** What a key moves, forward being the way people read; undefined for other keys. */
export const stepOf = (key: string, isRightToLeft: boolean): number | undefined => {
  if (key === "ArrowRight") return isRightToLeft ? -step : step;
  if (key === "ArrowLeft") return isRightToLeft ? step : -step;
  return undefined;
};
