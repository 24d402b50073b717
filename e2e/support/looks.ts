import { mkdirSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { barriers } from "./access.ts";

const pictures = new URL("../../.data/pictures/", import.meta.url).pathname;
mkdirSync(pictures, { recursive: true });

/** For people: where nobody looks, a quarter of a second a thousand times is better spent. */
export const photograph = async (what: Page | Locator, name: string): Promise<void> => {
  if (!process.env["CI"]) await what.screenshot({ path: `${pictures}${name}.png` });
};

/** What fades in is neither legible nor in its place before it is there. */
const atRest = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== "running" || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
};

/** What the page is like when nothing moves: an answer that comes meanwhile may start a fade. */
const barriersAtRest = async (page: Page, part: string): Promise<string[]> => {
  for (;;) {
    await atRest(page);
    const watch = await page.evaluateHandle(() => {
      const watched = { moved: false };
      const note = (): void => void (watched.moved = true);
      for (const event of ["transitionrun", "animationstart"]) {
        document.addEventListener(event, note, { once: true });
      }
      return watched;
    });
    const found = await barriers(page, part);
    if (found.length === 0 || !(await watch.evaluate(({ moved }) => moved))) return found;
  }
};

/**
 * Every screen a journey passes: usable by everybody, nothing off the edge, and a picture of it.
 * `part` is a selector: what is new since the last look.
 */
export const look = async (page: Page, name: string, part = "html"): Promise<void> => {
  expect([name, await barriersAtRest(page, part)]).toEqual([name, []]);
  const overflows = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect([name, overflows]).toEqual([name, false]);
  await photograph(page, name);
};
