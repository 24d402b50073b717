/** A page that never arrives must not hold the screen. */
const patienceMs = 1000;

let shownPath: string | undefined;
let sideways: "forward" | "back" | undefined;
let onShown: (() => void) | undefined;

/** The next page lies beside this one, as the places of the bottom bar do. */
export const noteSideways = (direction: "forward" | "back"): void => {
  sideways = direction;
};

/** The page of an address is on the screen. */
export const noteShown = (pathname: string): void => {
  shownPath = pathname;
  onShown?.();
};

interface Device {
  deviceMemory?: number;
}

const wantsMotion = (): boolean =>
  !matchMedia("(prefers-reduced-motion: reduce)").matches &&
  !("saver" in document.documentElement.dataset) &&
  ((navigator as Device).deviceMemory ?? 4) >= 2;

const untilShown = (): Promise<void> =>
  new Promise((resolve) => {
    onShown = resolve;
    setTimeout(resolve, patienceMs);
  });

/**
 * To be awaited when the next page is ready and before it is drawn: resolves once the browser has
 * kept a picture of this one. The turn itself is in chrome.css.
 */
export const startTurn = (pathname: string): Promise<void> | undefined => {
  const direction = sideways;
  sideways = undefined;
  const isAnotherPage = shownPath !== undefined && shownPath !== pathname;
  if (!isAnotherPage || !("startViewTransition" in document) || !wantsMotion()) return undefined;
  return new Promise((resolve) => {
    const root = document.documentElement;
    if (direction) root.dataset["turn"] = direction;
    const { ready, finished } = document.startViewTransition(() => {
      resolve();
      return untilShown();
    });
    // A turn cut short by the next one is no mistake.
    ready.catch(() => undefined);
    void finished.catch(() => undefined).then(() => delete root.dataset["turn"]);
  });
};
