import { useSyncExternalStore } from "react";

/** Up to here a page counts as at its top. */
const topPixels = 100;

const subscribe = (tell: () => void) => {
  addEventListener("scroll", tell, { passive: true });
  return () => removeEventListener("scroll", tell);
};

export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > topPixels,
    () => false,
  );
