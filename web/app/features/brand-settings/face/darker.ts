import { contrastOnWhite, leastContrast } from "@app/contract/contrast";

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const written = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** The same hue, only as dark as it must be to be seen on white. */
export const darker = (colour: string): string => {
  const parts = channels(colour);
  let share = 1;
  while (contrastOnWhite(written(parts.map((part) => part * share))) < leastContrast) share -= 0.01;
  return written(parts.map((part) => part * share));
};
