import { useEffect, useEffectEvent } from "react";

/** Looks again every so often while the page is in view, and at once when it comes back into view. */
export const useWatch = (look: () => Promise<unknown>, everyMs: number): void => {
  const lookNow = useEffectEvent(() => {
    if (document.visibilityState === "visible") void look().catch(() => undefined);
  });

  useEffect(() => {
    const check = () => lookNow();
    const timer = setInterval(check, everyMs);
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [everyMs]);
};
