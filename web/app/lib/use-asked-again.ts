import { useEffect } from "react";

/** Others change it too: asked again when somebody looks, and now and then while they do. */
export const useAskedAgain = (reload: () => Promise<void>, everyMs: number): void => {
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === "visible" && navigator.onLine) void reload();
    };
    const timer = setInterval(again, everyMs);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, [reload, everyMs]);
};
