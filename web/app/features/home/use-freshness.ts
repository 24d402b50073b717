import { useEffect, useState } from "react";

export const freshMs = 60_000;

export const isFresh = (asOf: number): boolean => Math.abs(Date.now() - asOf) < freshMs;

/** Also when a tab comes to the front without a click into it. */
const onReturn = (handle: () => void): (() => void) => {
  addEventListener("focus", handle);
  document.addEventListener("visibilitychange", handle);
  return () => {
    removeEventListener("focus", handle);
    document.removeEventListener("visibilitychange", handle);
  };
};

interface Freshness {
  /** How often newer figures were called for: they are missing, or somebody came back to old ones. */
  asked: number;
  /** After a minute what is said of the time is wrong, whoever looks at it. */
  isOld: boolean;
}

/** Whether what the server drew of the figures, as of a moment, can still be left alone. */
export const useFreshness = (hasFigures: boolean, asOf: number): Freshness => {
  const [asked, setAsked] = useState(0);
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === "hidden" || (hasFigures && isFresh(asOf))) return;
      setAsked((times) => times + 1);
    };
    // Once the page stands as the server drew it.
    const soon = setTimeout(check);
    const timer = setTimeout(() => setOld(true), freshMs);
    const stop = onReturn(check);
    return () => {
      clearTimeout(soon);
      clearTimeout(timer);
      stop();
    };
  }, [hasFigures, asOf]);
  return { asked, isOld };
};
