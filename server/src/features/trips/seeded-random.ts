/** The same numbers for the same seed, so that one day planned twice is planned the same. */
export const createSeededRandom = (seed: number) => {
  let state = seed >>> 0;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(unit() * limit);
  return { unit, below };
};

export type SeededRandom = ReturnType<typeof createSeededRandom>;
