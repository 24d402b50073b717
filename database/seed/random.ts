/** The same numbers every time, so that two seeded databases look alike. */
export const createRandom = (seed: number) => {
  let state = seed >>> 0;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(unit() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  /** An id as the server makes them, ordered by the moment it stands for. */
  const idAt = (moment: Date): string => {
    const time = moment.getTime().toString(16).padStart(12, "0");
    const tail = Array.from({ length: 18 }, () => below(16).toString(16)).join("");
    return `${time.slice(0, 8)}-${time.slice(8)}-7${tail.slice(0, 3)}-8${tail.slice(3, 6)}-${tail.slice(6)}`;
  };
  return { unit, below, pick, idAt };
};

export type Random = ReturnType<typeof createRandom>;
