import { mkdirSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const pictures = new URL("../../.data/pictures/", import.meta.url).pathname;
mkdirSync(pictures, { recursive: true });

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

/**
 * Every screen a journey passes: usable by everybody, nothing off the edge, and a picture of it.
 * `part` is a selector: what is new since the last look.
 */
export const look = async (page: Page, name: string, part = "html"): Promise<void> => {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
  );
  expect([name, found]).toEqual([name, []]);
  const overflows = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect([name, overflows]).toEqual([name, false]);
  await page.screenshot({ path: `${pictures}${name}.png` });
};
