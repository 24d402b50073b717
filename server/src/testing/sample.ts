import type { World } from "./authorisation-world.ts";

/** A request that would be answered if the caller may ask: so the status tells who may. */
export interface Sample {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  cookie?: string;
}

export type MakeSample = (world: World) => Sample | Promise<Sample>;

export const body = (value: Record<string, unknown>): Sample => ({ body: value });

export const person = { firstName: "Yasmine", lastName: "Benali" };
