import type { Locale } from "@app/contract/locales";
import type { Browser, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { type Kept, nobody, openVisitor, phone } from "./browser.ts";

interface Setting {
  browser: Browser;
  url: string;
  locale: Locale;
  /** Who signed in before. */
  kept?: Kept;
  /** What the browser notes of an answer that refuses something, where that is the test. */
  refusals?: RegExp;
}

/** A visitor with a phone of their own; nothing the browser complains about may be left. */
export const travel = async (
  { browser, url, locale, kept = nobody, refusals }: Setting,
  journey: (page: Page) => Promise<void>,
): Promise<void> => {
  const { page, complaints, close } = await openVisitor(browser, url, locale, phone, kept);
  try {
    await journey(page);
    expect(complaints.filter((one) => !refusals?.test(one))).toEqual([]);
  } finally {
    await close();
  }
};

/** Numbers nobody has yet, far enough from each other to count as another block. */
export const phoneNumbers = (prefix: "05" | "06" | "07"): (() => string) => {
  let count = 0;
  return () => prefix + String(++count * 12_345).padStart(8, "0");
};

export const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole("button", { name, exact: true }).click();
