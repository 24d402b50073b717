import { parseArgs } from "node:util";

/** Whole numbers given as `--name 3`; those not given are as said. */
export const readNumbers = <K extends string>(
  args: readonly string[],
  defaults: Record<K, number>,
): Record<K, number> => {
  const names = Object.keys(defaults) as K[];
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(names.map((name) => [name, { type: "string" as const }])),
  });
  const read = (name: K): number => {
    const given = (values as Partial<Record<K, string>>)[name];
    const number = given === undefined ? defaults[name] : Number(given);
    if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} takes a number`);
    return number;
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<K, number>;
};
