import { createRandom as createSeeded } from "@app/database/seed/random";

/** The numbers of the example data, and an order drawn from them. */
export const createRandom = (seed: number) => {
  const seeded = createSeeded(seed);
  const shuffle = <T>(list: readonly T[]): T[] => {
    const left = [...list];
    return list.flatMap(() => left.splice(seeded.below(left.length), 1));
  };
  return { ...seeded, shuffle };
};

export type Random = ReturnType<typeof createRandom>;
