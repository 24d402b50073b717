/** Above a tenth somebody should ask: one of the two counts differently. */
export const isFarApart = (announced: number, said: number): boolean =>
  Math.abs(said - announced) * 10 > announced;

/** What can still be written: last year's declaration is made in this one. */
export const openYears = (thisYear: number): number[] => [thisYear - 1, thisYear, thisYear + 1];
