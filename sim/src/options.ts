import { parseArgs } from "node:util";

/** `--name 7` for each name; what is not given is what stands here. */
export const readNumbers = <T extends Record<string, number>>(defaults: T): T => {
  const { values } = parseArgs({
    options: Object.fromEntries(
      Object.keys(defaults).map((name) => [name, { type: "string" as const }]),
    ),
    strict: false,
  });
  return Object.fromEntries(
    Object.entries(defaults).map(([name, usual]) => {
      const given = values[name];
      const number = typeof given === "string" ? Number(given) : usual;
      if (Number.isNaN(number)) throw new Error(`--${name} is a number`);
      return [name, number];
    }),
  ) as T;
};
