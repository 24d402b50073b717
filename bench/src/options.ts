import { parseArgs } from "node:util";

export interface Options {
  rounds: number;
  seconds: number;
}

/** `--rounds` and `--seconds`: few, because a figure with many options is compared with none. */
export const readOptions = (args: readonly string[], usual: Options): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: "string" }, seconds: { type: "string" } },
  });
  return {
    rounds: Number(values.rounds ?? usual.rounds),
    seconds: Number(values.seconds ?? usual.seconds),
  };
};
