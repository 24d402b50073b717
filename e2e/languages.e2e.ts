import { type Locale, locales } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { buildSession, buildUser } from "@app/database/testing/builders";
import { hash } from "@node-rs/argon2";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { alive } from "./support/bars.ts";
import { openBrowser, openStranger, openVisitor, phone, type Visitor } from "./support/browser.ts";
import { password, typeLogin } from "./support/log-in.ts";
import { look } from "./support/looks.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const desk = { width: 1440, height: 900 };
const names: Record<Locale, string> = { ar: "العربية", fr: "Français", en: "English" };

const kept = (page: Page) =>
  page.evaluate(() => ({
    cookie: document.cookie,
    locale: localStorage.getItem("locale"),
    chosen: localStorage.getItem("HAS_SELECTED_LANGUAGE"),
    toSync: localStorage.getItem("LANG_TO_SYNC"),
  }));

const shown = (page: Page, locale: Locale): Promise<void> =>
  page.locator(`html[lang="${locale}"]`).waitFor({ state: "attached" });

/** The buttons at the very end of the page. */
const changeTo = (page: Page, locale: Locale): Promise<void> =>
  page.getByRole("contentinfo").getByRole("button", { name: names[locale], exact: true }).click();

const leave = async (visitor: Visitor): Promise<void> => {
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
};

describe("[L-35] the first visit", () => {
  test.each([phone, desk])("asks for the language, at $width pixels", async (viewport) => {
    const visitor = await openStranger(browser, stack.url, "fr-DZ", viewport);
    const { page } = visitor;
    await page.goto("/");
    const chooser = page.getByRole("dialog");
    await chooser.waitFor();
    expect(await chooser.getByRole("heading").innerText()).toMatch(
      /^Your language\?\s+Votre langue \?\s+لغتك؟$/,
    );
    const rows = chooser.locator("li");
    const directions = await rows.evaluateAll((found) =>
      found.map((row) => `${row.getAttribute("lang")} ${row.getAttribute("dir")}`),
    );
    expect(directions).toEqual(["ar rtl", "fr ltr", "en ltr"]);
    expect(await rows.allInnerTexts()).toEqual(["العربية", "Français", "English"]);
    const heights = await rows.evaluateAll((found) => found.map((row) => row.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(64);
    expect(await chooser.getByRole("button").count()).toBe(3);
    await look(page, `chooser-fr-${viewport.width}`);

    await chooser.getByRole("button", { name: names.ar }).click();
    await shown(page, "ar");
    expect(await kept(page)).toEqual({
      cookie: `i18n_${product.slug}=ar`,
      locale: "ar",
      chosen: "true",
      toSync: null,
    });
    await page.waitForLoadState("networkidle");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await leave(visitor);
  });

  test("takes Escape for the language that was detected, without loading anew", async () => {
    const visitor = await openStranger(browser, stack.url, "fr");
    const { page } = visitor;
    await page.goto("/aboutUs");
    await page.getByRole("dialog").waitFor();
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
    expect(await kept(page)).toMatchObject({ locale: "fr", chosen: "true" });
    await page.reload({ waitUntil: "networkidle" });
    expect(await page.getByRole("dialog").count()).toBe(0);
    await leave(visitor);
  });

  test("can be answered by keyboard alone", async () => {
    const visitor = await openStranger(browser, stack.url, "fr");
    const { page } = visitor;
    await page.goto("/");
    await page.getByRole("dialog").waitFor();
    for (const key of ["Tab", "Tab", "Tab", "Enter"]) await page.keyboard.press(key);
    await shown(page, "en");
    await leave(visitor);
  });

  test("shows the page to those without script, in the language of their browser", async () => {
    const context = await browser.newContext({
      baseURL: stack.url,
      locale: "fr",
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator("dialog").count()).toBe(0);
    await context.close();
  });

  test("asks nothing where the address names a language", async () => {
    const visitor = await openStranger(browser, stack.url, "fr");
    await visitor.page.goto("/aboutUs?lang=fr", { waitUntil: "networkidle" });
    expect(await visitor.page.getByRole("dialog").count()).toBe(0);
    expect(await kept(visitor.page)).toMatchObject({ cookie: "", locale: null, chosen: null });
    await leave(visitor);
  });

  test("moves nothing in the page, nor do letters that come late, and the page is judged by itself", async () => {
    const visitor = await openStranger(browser, stack.url, "fr");
    const { page } = visitor;
    const shown = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await shown.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = { shift: 0, largest: "" };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as never)["value"];
      }).observe({ type: "layout-shift", buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const element = (entry as never)["element"] as Element | null;
          seen.largest = element?.closest("dialog") ? "chooser" : "page";
        }
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("dialog").waitFor();
    shown.resolve();
    await page.waitForLoadState("networkidle");
    expect(
      await page.evaluate(() => document.fonts.check("1rem 'Bricolage Grotesque Variable'")),
    ).toBe(true);
    const seen = await page.evaluate(
      () => (globalThis as unknown as { seen: { shift: number; largest: string } }).seen,
    );
    expect(seen.largest).toBe("page");
    expect(seen.shift).toBeLessThan(0.02);
    await leave(visitor);
  });
});

describe("the language of a device", () => {
  test("[K-04] is in storage when the cookie got lost, and the page follows it", async () => {
    const visitor = await openVisitor(browser, stack.url, "en");
    await visitor.page.context().clearCookies();
    await visitor.page.goto("/aboutUs");
    await shown(visitor.page, "en");
    await visitor.page.waitForFunction(() => document.cookie.includes("=en"));
    await leave(visitor);
  });

  test("[K-05] older keys are read once, moved and deleted", async () => {
    const visitor = await openStranger(browser, stack.url, "fr");
    const { page } = visitor;
    await page.addInitScript(() => {
      if (localStorage.getItem("seeded")) return;
      for (const key of ["seeded", "LANG", "LANG_NEEDS_SYNC"]) localStorage.setItem(key, "en");
    });
    await page.goto("/aboutUs");
    await shown(page, "en");
    expect(await kept(page)).toEqual({
      cookie: `i18n_${product.slug}=en`,
      locale: "en",
      chosen: "true",
      toSync: "en",
    });
    expect(await page.evaluate(() => localStorage.getItem("LANG"))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem("LANG_NEEDS_SYNC"))).toBeNull();
    expect(await page.getByRole("dialog").count()).toBe(0);
    await leave(visitor);
  });

  test("[S-13] choosing the current one only closes the menu", async () => {
    const visitor = await openVisitor(browser, stack.url, "fr", desk);
    const { page } = visitor;
    await page.goto("/aboutUs", { waitUntil: "networkidle" });
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const before = await kept(page);
    const menu = page
      .getByRole("banner")
      .locator("details")
      .filter({ has: page.locator("[lang=ar] button") });
    await menu.locator("summary").click();
    await menu.getByRole("button", { name: names.fr }).click();
    expect(await menu.evaluate((box: HTMLDetailsElement) => box.open)).toBe(false);
    expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
    expect(await kept(page)).toEqual(before);
    await leave(visitor);
  });

  test("[S-14] choosing another sets it everywhere; a visitor has nothing to sync", async () => {
    const visitor = await openVisitor(browser, stack.url, "fr");
    const { page } = visitor;
    await page.goto("/aboutUs", { waitUntil: "networkidle" });
    await changeTo(page, "en");
    await shown(page, "en");
    expect(await kept(page)).toEqual({
      cookie: `i18n_${product.slug}=en`,
      locale: "en",
      chosen: "true",
      toSync: null,
    });
    await leave(visitor);
  });
});

describe("the language of a person", () => {
  const localeOf = async (id: string): Promise<string | undefined> => {
    const { db } = stack.database;
    return (await db.selectFrom("users").select("locale").where("id", "=", id).executeTakeFirst())
      ?.locale;
  };

  const signIn = (page: Page, token: string): Promise<void> =>
    page.evaluate((value) => {
      localStorage.setItem("auth._token.local", value);
      localStorage.setItem("auth.strategy", "local");
    }, token);

  const signedInVisitor = async () => {
    const { db } = stack.database;
    const { id } = await buildUser(db, { locale: "fr" });
    const visitor = await openVisitor(browser, stack.url, "fr");
    await visitor.page.goto("/aboutUs");
    await signIn(visitor.page, await buildSession(db, id));
    await visitor.page.goto("/settings", { waitUntil: "domcontentloaded" });
    await alive(visitor.page);
    return { id, visitor };
  };

  const told = (page: Page) =>
    page.waitForResponse((response) => response.url().endsWith("/api/user/lang"));

  test("[S-14] [S-15] is told to the server after the change", async () => {
    const { id, visitor } = await signedInVisitor();
    const { page } = visitor;
    const answer = told(page);
    await changeTo(page, "ar");
    await shown(page, "ar");
    const response = await answer;
    expect([response.status(), response.request().postDataJSON()]).toEqual([204, { lang: "ar" }]);
    expect(await response.request().headerValue("x-locale")).toBe("ar");
    await page.waitForFunction(() => localStorage.getItem("LANG_TO_SYNC") === null);
    expect(await localeOf(id)).toBe("ar");
    await leave(visitor);
  });

  test("[S-15] waits when the server cannot be told, until the next start", async () => {
    const { id, visitor } = await signedInVisitor();
    const { page } = visitor;
    await page.route("**/api/user/lang", (route) => route.abort());
    const failure = page.waitForEvent("requestfailed", (one) => one.url().endsWith("/user/lang"));
    await changeTo(page, "ar");
    await failure;
    expect(await kept(page)).toMatchObject({ locale: "ar", toSync: "ar" });
    expect(await localeOf(id)).toBe("fr");
    await page.unroute("**/api/user/lang");
    const answer = told(page);
    await page.goto("/aboutUs");
    expect((await answer).status()).toBe(204);
    await page.waitForFunction(() => localStorage.getItem("LANG_TO_SYNC") === null);
    expect(await localeOf(id)).toBe("ar");
    await visitor.close();
  });

  test("[S-15] a change that waits is told after the login", async () => {
    const { db } = stack.database;
    const passwordHash = await hash(password);
    const { id } = await buildUser(db, { phone: "+213550000061", passwordHash, locale: "ar" });
    const visitor = await openVisitor(browser, stack.url, "fr");
    await visitor.page.goto("/login");
    await visitor.page.evaluate(() => localStorage.setItem("LANG_TO_SYNC", "fr"));
    const answer = told(visitor.page);
    await typeLogin(visitor.page, "fr", "0550000061");
    expect((await answer).status()).toBe(204);
    await visitor.page.waitForFunction(() => localStorage.getItem("LANG_TO_SYNC") === null);
    expect(await localeOf(id)).toBe("fr");
    await leave(visitor);
  });

  test("[K-04] counts on a device that has no choice of its own", async () => {
    const { db } = stack.database;
    const passwordHash = await hash(password);
    await buildUser(db, { phone: "+213660000062", passwordHash, locale: "ar" });
    // The address names a language, so nothing is asked and nothing chosen.
    const visitor = await openStranger(browser, stack.url, "fr");
    await visitor.page.goto("/login?lang=fr");
    await typeLogin(visitor.page, "fr", "0660000062");
    await visitor.page.waitForURL("**/consumer/dashboard");
    await shown(visitor.page, "ar");
    expect(await kept(visitor.page)).toMatchObject({
      cookie: expect.stringContaining(`i18n_${product.slug}=ar`),
      locale: "ar",
      chosen: "true",
    });
    expect(await visitor.page.getByRole("dialog").count()).toBe(0);
    await visitor.close();
  });
});

describe("a change of language keeps what is filled in", () => {
  test("of a message to us", async () => {
    const visitor = await openVisitor(browser, stack.url, "fr");
    const { page } = visitor;
    const field = (locale: Locale, name: string) =>
      page.getByLabel(textsOf("contact", locale)(`field.${name}`));
    await page.goto("/contactUs", { waitUntil: "networkidle" });
    await field("fr", "name").fill("Yasmine Benali");
    await field("fr", "message").fill("Y a-t-il un point près du marché ?");
    await changeTo(page, "ar");
    await shown(page, "ar");
    await expect.poll(() => field("ar", "name").inputValue()).toBe("Yasmine Benali");
    expect(await field("ar", "message").inputValue()).toBe("Y a-t-il un point près du marché ?");
    await leave(visitor);
  });

  test.each(locales.filter((locale) => locale !== "fr"))(
    "of a sign-up half way, into %s",
    async (locale) => {
      const visitor = await openVisitor(browser, stack.url, "fr");
      const { page } = visitor;
      await page.goto("/signup/citizen", { waitUntil: "networkidle" });
      await page.getByLabel(textsOf("signup", "fr")("citizen.phone")).fill("550 12 34 5");
      await changeTo(page, locale);
      await shown(page, locale);
      const number = page.getByLabel(textsOf("signup", locale)("citizen.phone"));
      await expect.poll(() => number.inputValue()).toBe("550 12 34 5");
      await leave(visitor);
    },
  );
});
