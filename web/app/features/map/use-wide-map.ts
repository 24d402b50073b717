import { useEffect, useState, useSyncExternalStore } from "react";
import { mayPrefetch } from "../../lib/may-prefetch.ts";
import { whenIdle } from "../../lib/when-idle.ts";

/** Where there is room for list and map side by side; the same width as `lg:`. */
const wide = "(width >= 1024px)";

const watchWidth = (onChange: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};

const useIsWide = (): boolean =>
  useSyncExternalStore(
    watchWidth,
    () => matchMedia(wide).matches,
    () => false,
  );

/** Whether the map beside the list comes by itself: on a wide screen, once the page is at rest. */
export const useWideMap = (): boolean => {
  const isWide = useIsWide();
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    // Nothing heavy comes unasked over a slow or counted line.
    if (!isWide || !mayPrefetch(navigator)) return undefined;
    return whenIdle(() => setAtRest(true));
  }, [isWide]);
  return isWide && isAtRest;
};
