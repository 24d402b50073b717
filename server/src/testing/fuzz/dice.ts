/** Chance that can be had again: the same seed throws the same. */
export interface Dice {
  /** Zero up to, but not with, the number given. */
  below: (sides: number) => number;
  /** True so many times in a hundred. */
  chance: (percent: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
}

/** A multiplicative generator by Lehmer, with a prime below 2^31: every product is a whole number. */
const prime = 2_147_483_647;
const factor = 48_271;

export const createDice = (seed: number): Dice => {
  let state = (Math.abs(Math.trunc(seed)) % (prime - 1)) + 1;
  const next = (): number => (state = (state * factor) % prime);
  // Neighbouring seeds begin alike.
  for (let n = 0; n < 8; n++) next();
  const below = (sides: number): number => next() % sides;
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: (list) => {
      if (list.length === 0) throw new Error("nothing to pick from");
      return list[below(list.length)] as (typeof list)[number];
    },
  };
};
