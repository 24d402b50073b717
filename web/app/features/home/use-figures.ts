import type { Figures } from "@app/contract/figures";
import { useEffect, useEffectEvent, useState } from "react";
import { freshMs } from "./use-is-old.ts";

const fetchFigures = async (): Promise<Figures> => (await import("./home.api.ts")).fetchFigures();

/** Also when a tab comes to the front without a click into it. */
const onReturn = (handle: () => void): (() => void) => {
  addEventListener("focus", handle);
  document.addEventListener("visibilitychange", handle);
  return () => {
    removeEventListener("focus", handle);
    document.removeEventListener("visibilitychange", handle);
  };
};

export interface LiveFigures {
  figures: Figures | null;
  /** What the time of the newest deposit is counted from; the server's own at first. */
  now: number;
}

/**
 * The figures as the server sent them at `asOf`; asked for again when they are missing, or when
 * somebody comes back to the page after a minute. Without an answer the last ones stay.
 */
export const useFigures = (first: Figures | null, asOf: number): LiveFigures => {
  const [shown, setShown] = useState({ figures: first, at: asOf });
  const [now, setNow] = useState(asOf);

  const refresh = useEffectEvent(() => {
    if (document.visibilityState === "hidden") return;
    setNow(Date.now());
    if (shown.figures && Math.abs(Date.now() - shown.at) < freshMs) return;
    fetchFigures().then(
      (figures) => setShown({ figures, at: Date.now() }),
      () => undefined,
    );
  });

  useEffect(() => {
    // Once the page stands as the server drew it.
    const soon = setTimeout(() => refresh());
    const timer = setInterval(() => setNow(Date.now()), freshMs);
    const stop = onReturn(() => refresh());
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
      stop();
    };
  }, []);

  return { figures: shown.figures, now };
};
