import type { Reward } from "@app/contract/rewards";
import { useSyncExternalStore } from "react";
import { deviceStore, keptPrefix } from "../../lib/storage.ts";
import { parseRewards } from "./reward-list.api.ts";

const key = `${keptPrefix}rewards`;

interface KeptRewards {
  /** When it left the server, in milliseconds. */
  at: number;
  rewards: readonly Reward[];
}

export const keepRewards = (rewards: readonly Reward[]): void =>
  deviceStore.write(key, JSON.stringify({ at: Date.now(), rewards }));

/** Nothing when an older version of the page kept it otherwise. */
const parseKept = (text: string | null): KeptRewards | null => {
  try {
    const { at, rewards } = JSON.parse(text ?? "") as KeptRewards;
    return { at: Number(at), rewards: parseRewards(rewards) };
  } catch {
    return null;
  }
};

let latest: { text: string | null; kept: KeptRewards | null } = { text: null, kept: null };

/** The same object as long as the same is kept. */
const readKept = (): KeptRewards | null => {
  const text = deviceStore.read(key);
  if (text !== latest.text) latest = { text, kept: parseKept(text) };
  return latest.kept;
};

const never = () => () => undefined;
const nothing = () => null;

/** The last list, for an opening without a network. */
export const useKeptRewards = (): KeptRewards | null =>
  useSyncExternalStore(never, readKept, nothing);

/** One reward of that list. */
export const keptReward = (id: string): Reward | null =>
  readKept()?.rewards.find((reward) => reward.id === id) ?? null;
