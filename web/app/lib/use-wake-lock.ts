import { useEffect } from "react";

/** Some browsers have none, and any may refuse one: on a low battery, on a hidden page. */
const askForLock = async (): Promise<WakeLockSentinel | undefined> => {
  try {
    return await navigator.wakeLock?.request("screen");
  } catch {
    return undefined;
  }
};

/** The screen stays lit as long as this is rendered. The browser lets go whenever the page is hidden. */
export const useWakeLock = (): void =>
  useEffect(() => {
    const over = new AbortController();
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== "visible") return;
      const got = await askForLock();
      if (over.signal.aborted) await got?.release();
      else lock = got;
    };
    void hold();
    document.addEventListener("visibilitychange", () => void hold(), { signal: over.signal });
    return () => {
      over.abort();
      void lock?.release();
    };
  }, []);
