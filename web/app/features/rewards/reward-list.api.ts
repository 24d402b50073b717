import { listRewards, type Reward } from "@app/contract/rewards";
import { call } from "../../lib/api-client.ts";
import type { Position } from "../../lib/distance.ts";

export const fetchRewards = async (
  position: Position | null,
  signal: AbortSignal,
): Promise<Reward[]> => (await call(listRewards, { query: { ...position }, signal })).rewards;

export const parseRewards = (rewards: unknown): Reward[] =>
  listRewards.response.parse({ rewards }).rewards;
