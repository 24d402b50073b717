import { useSyncExternalStore } from "react";

/** Up to here a page counts as at its top. */
const topPixels = 100;

let isScrolled = false;

/** Asked for at events only: between them the question would make the browser lay the page out. */
const subscribe = (tell: () => void) => {
  const look = () => {
    isScrolled = scrollY > topPixels;
    tell();
  };
  look();
  addEventListener("scroll", look);
  return () => removeEventListener("scroll", look);
};

export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isScrolled,
    () => false,
  );
