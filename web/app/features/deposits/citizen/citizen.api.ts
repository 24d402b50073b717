import { citizenWall } from "@app/contract/deposits";
import type { ResponseOf } from "@app/contract/endpoint";
import { consumerProfile } from "@app/contract/profiles";
import { call } from "../../../lib/api-client.ts";

export interface Citizen {
  /** Hundredths. */
  tokens: number;
  wall: ResponseOf<typeof citizenWall>;
}

const loadCitizen = async (): Promise<Citizen> => {
  const [profile, wall] = await Promise.all([call(consumerProfile), call(citizenWall)]);
  // The spec's profile speaks of tokens with decimals.
  return { tokens: Math.round(profile.tokens * 100), wall };
};

const parseCitizen = (value: unknown): Citizen => {
  const { tokens, wall } = value as Record<string, unknown>;
  if (typeof tokens !== "number") throw new TypeError("No balance was kept");
  return { tokens, wall: citizenWall.response.parse(wall) };
};

export const citizenSource = { name: "citizen", load: loadCitizen, parse: parseCitizen };
