import { listPoints, type ListedPoint } from "@app/contract/points";
import { useEffect, useState } from "react";
import { call, OfflineError } from "../../lib/api-client.ts";
import { deviceStore, keptPrefix } from "../../lib/storage.ts";
import { parsePage } from "./map.api.ts";
import type { Position } from "../../lib/distance.ts";

interface Question {
  around: Position | null;
  words?: string;
  bagsLeft?: boolean;
  limit: number;
  /** Under this name the last answer is there when there is no network. */
  keptAs?: string;
}

interface Answer {
  points: readonly ListedPoint[] | null;
  problem: "offline" | "failed" | null;
}

const readKept = (name: string | undefined): readonly ListedPoint[] | null => {
  if (name === undefined) return null;
  try {
    return parsePage(JSON.parse(deviceStore.read(keptPrefix + name) ?? "")).points;
  } catch {
    return null;
  }
};

/** A few points, nearest first; what is shown stays until the next answer comes. */
export const useNearPoints = ({ around, words, bagsLeft, limit, keptAs }: Question) => {
  const [answer, setAnswer] = useState<Answer>(() => ({ points: readKept(keptAs), problem: null }));
  const [asked, setAsked] = useState(0);
  const [lat, lng] = [around?.lat, around?.lng];

  useEffect(() => {
    const leaving = new AbortController();
    const query = {
      ...(lat !== undefined && { lat, lng }),
      ...(words && { q: words }),
      ...(bagsLeft && { bagsLeft: "true" }),
      limit,
    };
    call(listPoints, { query, signal: leaving.signal })
      .then((page) => {
        if (keptAs) deviceStore.write(keptPrefix + keptAs, JSON.stringify(page));
        setAnswer({ points: page.points, problem: null });
      })
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        const problem = error instanceof OfflineError ? "offline" : "failed";
        setAnswer(({ points }) => ({ points, problem }));
      });
    return () => leaving.abort();
  }, [lat, lng, words, bagsLeft, limit, keptAs, asked]);

  return { ...answer, askAgain: () => setAsked((times) => times + 1) };
};
