import { mkdirSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const pictures = new URL("../../.data/pictures/", import.meta.url).pathname;
mkdirSync(pictures, { recursive: true });

/** Every screen a journey passes: usable by everybody, nothing off the edge, and a picture of it. */
export const look = async (page: Page, name: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
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
