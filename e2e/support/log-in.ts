import type { Locale } from "@app/contract/locales";
import type { Page } from "playwright-core";
import type { Mailbox } from "./mailbox.ts";
import { textsOf } from "./texts.ts";

export const password = "une-bouteille-un-tour";

/** 0550000001 as it is typed, +213550000001 as it is kept. */
export const kept = (phone: string): string => `+213${phone.slice(1)}`;

export const typeLogin = async (
  page: Page,
  locale: Locale,
  login: string,
  secret = password,
): Promise<void> => {
  const text = textsOf("session", locale);
  // On a busy machine the page may not be alive yet, and a form sent before is shown again.
  await page.waitForLoadState("networkidle");
  await page.getByLabel(text("login")).fill(login);
  await page.getByLabel(text("password.label"), { exact: true }).fill(secret);
  await page.getByRole("button", { name: text("submit"), exact: true }).click();
};

/** The six digits that came by SMS; the screen sends them by itself. */
export const typeCode = async (page: Page, locale: Locale, code: string): Promise<void> => {
  await page.getByLabel(textsOf("session", locale)("code.heading")).fill(code);
};

/** Through a door, with the second step that a new phone is asked for. */
export const logInWithCode = async (
  page: Page,
  locale: Locale,
  phone: string,
  mailbox: Mailbox,
): Promise<void> => {
  await typeLogin(page, locale, phone);
  await typeCode(page, locale, await mailbox.code(kept(phone)));
};
