import { useSyncExternalStore } from "react";

const minuteMs = 60_000;

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, minuteMs / 4);
  return () => clearInterval(timer);
};

/** The same number all through a minute. */
const thisMinute = (): number => Math.floor(Date.now() / minuteMs) * minuteMs;

/** Now, to the minute; null on the server, whose pages are read later than they were made. */
export const useNow = (): number | null =>
  useSyncExternalStore<number | null>(subscribe, thisMinute, () => null);
