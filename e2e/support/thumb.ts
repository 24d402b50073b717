import type { Locator, Page } from "playwright-core";

/** A little more than the page's own 300 ms and 24 px: see web/app/ui/double-tap.ts. */
const lastsMs = 350;
const reachPx = 40;

type Click = Locator["click"];

interface Spot {
  x: number;
  y: number;
  /** Where it has to be scrolled to, it may come to lie anywhere. */
  isInView: boolean;
  /** Keys of a keypad are there for quick taps. */
  isKey: boolean;
}

const last = new WeakMap<Page, Spot & { at: number }>();

const readSpot = (target: Element): Spot => {
  const { left, top, width, height } = target.getBoundingClientRect();
  const { innerWidth, innerHeight } = globalThis;
  return {
    x: left + width / 2,
    y: top + height / 2,
    isInView: top >= 0 && top + height <= innerHeight && left >= 0 && left + width <= innerWidth,
    isKey: target.closest("[data-taps=many]") !== null,
  };
};

const mayBeSame = (one: Spot, other: Spot): boolean =>
  !one.isInView || !other.isInView || Math.hypot(one.x - other.x, one.y - other.y) < reachPx;

const waitForThumb = async (page: Page, spot: Spot): Promise<void> => {
  const before = last.get(page);
  if (!before || spot.isKey || !mayBeSame(before, spot)) return;
  const restMs = Math.max(0, before.at + lastsMs - Date.now());
  await new Promise((resolve) => setTimeout(resolve, restMs));
};

let isGiven = false;

/**
 * No thumb reads a new screen and taps it where the last one was tapped, all within a third of a
 * second: the page would take it for one tap. A quick machine does; from here on every click in
 * this process waits where a thumb would.
 */
export const giveThumb = (page: Page): void => {
  if (isGiven) return;
  isGiven = true;
  const every = Object.getPrototypeOf(page.locator("body")) as { click: Click };
  const { click } = every;
  every.click = async function (this: Locator, options) {
    const { timeout } = options ?? {};
    const spot = await this.evaluate(readSpot, null, timeout === undefined ? {} : { timeout });
    await waitForThumb(this.page(), spot);
    await click.call(this, options);
    last.set(this.page(), { ...spot, at: Date.now() });
  };
};
