import { useEffect, useEffectEvent } from "react";

/**
 * When the network is back. It listens from the beginning, not from a failure on: the network may be
 * back before the failure is drawn, and says so only once.
 */
export const useWhenOnline = (again: () => void): void => {
  const handleOnline = useEffectEvent(again);
  useEffect(() => {
    const handle = () => handleOnline();
    addEventListener("online", handle);
    return () => removeEventListener("online", handle);
  }, []);
};
