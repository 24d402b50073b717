import { useSyncExternalStore } from "react";
import { readShadow } from "./outbox-shadow.ts";

const subscribe = (onChange: () => void) => {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
};

/** How many deposits wait on this phone, of whomever; null where nobody ever weighed with it. */
export const useWaitingCount = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => readShadow()?.waiting ?? null,
    () => null,
  );
