import { createHash } from "node:crypto";
import { createRandom } from "@app/database/seed/random";

/** Everything that is left to chance, from one seed. */
export const randomFor = (seed: number, label: string) => {
  // A stream of its own for each label: one more person changes nothing for the others.
  const digest = createHash("sha256").update(`${seed}|${label}`).digest();
  const { unit, below, pick } = createRandom(digest.readUInt32BE(0));
  const chance = (probability: number): boolean => unit() < probability;
  const between = (from: number, to: number): number => from + (to - from) * unit();
  const whole = (from: number, to: number): number => from + below(to - from + 1);
  /** Around one: most are near it, a few are far, none is negative. */
  const spread = (width: number): number => {
    const normal = Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit());
    return Math.exp(width * normal);
  };
  return { unit, below, pick, chance, between, whole, spread };
};

export type Random = ReturnType<typeof randomFor>;
