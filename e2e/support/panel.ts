import type { Locale } from "@app/contract/locales";
import { buildUser, type BuiltUser, type UserOverrides } from "@app/database/testing/builders";
import type { Browser, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { openVisitor } from "./browser.ts";
import type { Stack } from "./stack.ts";
import { textsOf } from "./texts.ts";

export const desktop = { width: 1440, height: 900 };
export const someStars = { clean: true, compacted: true, manners: false };

let people = 0;

/** A citizen with a number, an address and a user name of her own. */
export const buildYasmine = (
  { database: { db } }: Stack,
  more: UserOverrides,
): Promise<BuiltUser> => {
  people += 1;
  const number = String(people).padStart(2, "0");
  return buildUser(db, {
    lastName: "B.",
    phone: `+2135500000${number}`,
    email: `yasmine.${number}@example.com`,
    username: `yasmine.${number}`,
    ...more,
  });
};

export interface Journey {
  locale?: Locale;
  viewport?: typeof desktop;
  /** What the browser may note, where that is the test. */
  expected?: RegExp;
}

/** A visitor of their own; nothing the browser complains about may be left. */
export const makeJourney = async (
  browser: Browser,
  { url }: Stack,
  { locale = "en", viewport = desktop, expected }: Journey,
  go: (page: Page) => Promise<void>,
): Promise<void> => {
  const { page, complaints, close } = await openVisitor(browser, url, locale, viewport);
  try {
    await go(page);
    expect(complaints.filter((one) => !expected?.test(one))).toEqual([]);
  } finally {
    await close();
  }
};

export const avatarOf = (page: Page, locale: Locale = "en"): Locator =>
  page.getByRole("button", { name: textsOf("shell", locale)("account.panel"), exact: true });

export const panelOf = (page: Page, locale: Locale = "en"): Locator =>
  page.getByRole("dialog", { name: textsOf("panel", locale)("label"), exact: true });

export const openPanel = async (page: Page, locale: Locale = "en"): Promise<Locator> => {
  await avatarOf(page, locale).click();
  const panel = panelOf(page, locale);
  await panel.waitFor();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  return panel;
};

/** The personal code, large. */
export const codeOf = (page: Page, locale: Locale = "en"): Locator =>
  page.getByRole("dialog", { name: textsOf("panel", locale)("code.title"), exact: true });

export const gone = (dialog: Locator): Promise<void> => dialog.waitFor({ state: "detached" });
