import { useSyncExternalStore } from "react";

/** What lies over the page; one at a time. "menu" is the side menu. */
export type Overlay = "menu" | "panel" | "code" | "history";

let shown: Overlay | null = null;
const listeners = new Set<() => void>();

const show = (next: Overlay | null): void => {
  shown = next;
  for (const tell of listeners) tell();
};

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

export const openOverlay = (overlay: Overlay): void => show(overlay);

export const closeOverlay = (): void => show(null);

export const useOverlay = (): Overlay | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );

let prepare: (overlay: Overlay) => void = () => undefined;

/** A pointer or the keyboard has come near: what it may open can be fetched now. */
export const expectOverlay = (overlay: Overlay): void => prepare(overlay);

/** Whoever renders the overlays hears of it. */
export const onExpected = (listener: (overlay: Overlay) => void): void => {
  prepare = listener;
};
