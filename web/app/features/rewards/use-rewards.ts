import type { Reward } from "@app/contract/rewards";
import { useEffect, useState } from "react";
import { OfflineError } from "../../lib/api-client.ts";
import type { Position } from "../../lib/distance.ts";
import { useWhenOnline } from "../../lib/use-when-online.ts";
import { keepRewards, useKeptRewards } from "./kept-rewards.ts";
import { fetchRewards } from "./reward-list.api.ts";

export interface RewardList {
  /** Undefined until there is anything to show. */
  rewards: readonly Reward[] | undefined;
  /** When what is shown left the server; undefined for what came with the page. */
  at: number | undefined;
  problem: "offline" | "failed" | undefined;
  isLoading: boolean;
  reload: () => void;
}

/** What the server sent along, or what this phone kept; then what is new, around a position if one is given. */
export const useRewards = (
  first: readonly Reward[] | null,
  position: Position | null,
): RewardList => {
  const [turn, setTurn] = useState(0);
  const request = JSON.stringify({ position, turn });
  const [loaded, setLoaded] = useState(() => first && { request, rewards: first });
  const [failure, setFailure] = useState<{ request: string; isOffline: boolean } | null>(null);
  const kept = useKeptRewards();
  const isCurrent = loaded?.request === request;
  const hasFailed = failure?.request === request;
  const reload = () => setTurn(turn + 1);

  useEffect(() => {
    if (isCurrent) return undefined;
    const leaving = new AbortController();
    const asked = JSON.parse(request) as { position: Position | null };
    fetchRewards(asked.position, leaving.signal)
      .then((rewards) => setLoaded({ request, rewards }))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        setFailure({ request, isOffline: error instanceof OfflineError });
      });
    return () => leaving.abort();
  }, [request, isCurrent]);

  useEffect(() => {
    // A page that was opened without a network brought an old list along.
    if (loaded && isCurrent && navigator.onLine) keepRewards(loaded.rewards);
  }, [loaded, isCurrent]);

  useWhenOnline(reload);

  return {
    rewards: loaded?.rewards ?? kept?.rewards,
    at: kept?.at,
    problem: hasFailed ? (failure.isOffline ? "offline" : "failed") : undefined,
    isLoading: !isCurrent && !hasFailed,
    reload,
  };
};
