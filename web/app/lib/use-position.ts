import { useState } from "react";
import type { Position } from "./distance.ts";

export type PositionState = "none" | "asking" | "found" | "refused" | "unavailable";

const settings: PositionOptions = { maximumAge: 60_000, timeout: 15_000 };

/** Ten metres: what a list of shops needs, and no more of where somebody is. */
const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

/** Asked for by a button, kept in this page alone. */
export const usePosition = () => {
  const [state, setState] = useState<PositionState>("none");
  const [position, setPosition] = useState<Position | null>(null);

  const ask = () => {
    if (!("geolocation" in navigator)) return setState("unavailable");
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPosition({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) });
        setState("found");
      },
      (error) => setState(error.code === error.PERMISSION_DENIED ? "refused" : "unavailable"),
      settings,
    );
    return undefined;
  };

  const forget = () => {
    setPosition(null);
    setState("none");
  };

  return { state, position, ask, forget };
};
