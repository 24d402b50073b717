import { useCallback, useSyncExternalStore } from "react";

/** Whole seconds until a moment, both in milliseconds; never below zero. */
export const secondsUntil = (moment: number, now: number): number =>
  Math.max(0, Math.ceil((moment - now) / 1000));

/** How long the number shown at `now` stays right, in milliseconds. */
export const untilNextSecond = (moment: number, now: number): number =>
  (moment - now) % 1000 || 1000;

/** 42 is 0:42, 90 is 1:30. */
export const showCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Calls back at every whole second before the moment, and at the moment itself. */
const onEverySecond = (moment: number, tick: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const now = Date.now();
    if (now < moment) timer = setTimeout(pass, untilNextSecond(moment, now));
  };
  const pass = () => {
    tick();
    wait();
  };
  wait();
  return () => clearTimeout(timer);
};

/** Seconds left until `moment` (milliseconds since 1970), counted down; 0 when there is none. */
export const useCountdown = (moment: number | null): number =>
  useSyncExternalStore(
    useCallback((tick) => onEverySecond(moment ?? 0, tick), [moment]),
    () => secondsUntil(moment ?? 0, Date.now()),
    () => 0,
  );
