import type { Locale } from "@app/contract/locales";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { openVisitor, type Visitor } from "./browser.ts";

export const wide = { width: 1440, height: 900 };

/** React has taken the page over: from here on a tap does what it should. */
export const alive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((name) => name.startsWith("__reactProps"));
  });
  // It marks what it takes over while it works: at rest it has listened to it as well.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
};

/** Somebody who opens a page and waits until it is alive. */
export const visit = async (
  browser: Browser,
  url: string,
  locale: Locale,
  viewport: { width: number; height: number },
): Promise<Visitor> => {
  const { origin, pathname } = new URL(url);
  const visitor = await openVisitor(browser, origin, locale, viewport);
  await visitor.page.goto(pathname);
  await alive(visitor.page);
  return visitor;
};

/** Nothing was complained about. */
export const leave = async ({ complaints, close }: Visitor): Promise<void> => {
  expect(complaints).toEqual([]);
  await close();
};

export const bar = (page: Page) => page.getByRole("banner");

export const barHeight = (page: Page): Promise<number> =>
  page.locator(".site-header-bar").evaluate((box) => box.getBoundingClientRect().height);

/** A busy machine may take its time; what never comes still fails. */
export const patience = { timeout: 20_000 };
