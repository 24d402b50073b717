import { useEffect, useEffectEvent } from "react";
import { usePosition } from "../../lib/use-position.ts";

/** Whoever allowed it before is not asked again; nobody else is asked by a page that opens. */
const isAllowed = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state === "granted";
  } catch {
    return false;
  }
};

export const useKnownPosition = () => {
  const position = usePosition();
  const ask = useEffectEvent(position.ask);
  useEffect(() => {
    void isAllowed().then((allowed) => {
      if (allowed) ask();
    });
  }, []);
  return position;
};
