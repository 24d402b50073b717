import type { Figures } from "@app/contract/figures";
import { useEffect, useEffectEvent, useState } from "react";
import { freshMs, isFresh } from "./use-freshness.ts";

const fetchFigures = async (): Promise<Figures> => (await import("./home.api.ts")).fetchFigures();

export interface FirstFigures {
  /** As the server sent them at `asOf`. */
  figures: Figures | null;
  asOf: number;
  /** How often newer ones were called for. */
  asked: number;
}

export interface LiveFigures {
  figures: Figures | null;
  /** What the time of the newest deposit is counted from; the server's own at first. */
  now: number;
}

/** The newest figures there are, each at least a minute younger. Without an answer the last ones stay. */
export const useFigures = ({ figures, asOf, asked }: FirstFigures): LiveFigures => {
  const [shown, setShown] = useState({ figures, at: asOf });
  // In a browser nothing of this is drawn before it has to change.
  const [now, setNow] = useState(() => (import.meta.env.SSR ? asOf : Date.now()));

  const refresh = useEffectEvent(() => {
    if (shown.figures && isFresh(shown.at)) return;
    void fetchFigures()
      .then((newer) => setShown({ figures: newer, at: Date.now() }))
      .catch(() => undefined)
      .finally(() => setNow(Date.now()));
  });

  useEffect(() => {
    if (asked > 0) refresh();
  }, [asked]);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), freshMs);
    return () => clearInterval(timer);
  }, []);

  return { figures: shown.figures, now };
};
