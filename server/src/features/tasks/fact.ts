import type { Fact } from "@app/contract/tasks";

export const fact = (
  name: string,
  type: Fact["value"]["type"],
  value: Fact["value"]["value"],
  to?: string,
): Fact => ({ name, value: { type, value }, ...(to !== undefined && { to }) });

type Maybe = readonly [
  name: string,
  type: Fact["value"]["type"],
  value: Fact["value"]["value"] | null | undefined,
];

/** Those that are known. */
export const factsOf = (all: readonly Maybe[]): Fact[] =>
  all.flatMap(([name, type, value]) =>
    value === null || value === undefined || value === "" ? [] : [fact(name, type, value)],
  );

export const factIf = (...one: Maybe): Fact[] => factsOf([one]);
