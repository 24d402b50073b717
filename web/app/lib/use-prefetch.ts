import { useEffect, useState, useSyncExternalStore } from "react";
import { mayPrefetch, type Network } from "./may-prefetch.ts";
import { whenIdle } from "./when-idle.ts";

/** What TypeScript's own types leave out. */
type Navigation = Network & { connection?: Network["connection"] & Partial<EventTarget> };

const network = (): Navigation => navigator;

const subscribe = (onChange: () => void) => {
  const { connection } = network();
  connection?.addEventListener?.("change", onChange);
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    connection?.removeEventListener?.("change", onChange);
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
};

// Firefox and Safari keep the setting to themselves; the request's header told the server.
const isCheap = (): boolean =>
  mayPrefetch(network()) && !("saver" in document.documentElement.dataset);
const never = () => false;

/**
 * For the `prefetch` of a link: the page behind it is loaded when a finger or a pointer comes near,
 * where that costs little, and not before the page itself is at rest.
 */
export const usePrefetch = (): "intent" | "none" => {
  const [isCalm, setCalm] = useState(false);
  const allowed = useSyncExternalStore(subscribe, isCheap, never);
  useEffect(() => whenIdle(() => setCalm(true)), []);
  return isCalm && allowed ? "intent" : "none";
};
