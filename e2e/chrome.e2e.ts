import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { buildSession, buildUser } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bar, barHeight, leave, patience, visit, wide } from "./support/bars.ts";
import { openBrowser, openVisitor, phone } from "./support/browser.ts";
import { shownIn } from "./support/languages.ts";
import { look } from "./support/looks.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

const laptop = { width: 1024, height: 700 };

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const open = (path: string, locale: Locale, viewport: { width: number; height: number }) =>
  visit(browser, stack.url + path, locale, viewport);
const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? "");

describe("the full bar", () => {
  test.each(shownIn)(
    "[L-01] [L-02] [L-03] has everything a visitor needs, in %s",
    async (locale) => {
      const text = textsOf("shell", locale);
      const visitor = await open("/aboutUs", locale, wide);
      const inBar = bar(visitor.page);
      expect(await inBar.getByRole("link", { name: text("homeLink") }).getAttribute("href")).toBe(
        "/",
      );
      const about = inBar.getByRole("link", { name: text("bar.about") });
      expect(await about.getAttribute("href")).toBe("/aboutUs");
      const office = inBar.getByRole("link", { name: text("bar.office") });
      expect(await office.getAttribute("href")).toBe(product.links.office);
      const logIn = inBar.getByRole("link", { name: text("logIn") });
      expect(await logIn.getAttribute("href")).toBe("/login");
      await inBar.locator("summary").last().click();
      await inBar.getByRole("button", { name: "Français" }).waitFor();
      await look(visitor.page, `bar-${locale}-1440`);
      await leave(visitor);
    },
  );

  test("[L-11] [K-09] is compact below 100 px and back at its full height above", async () => {
    const visitor = await open("/", "fr", wide);
    const { page } = visitor;
    expect(await barHeight(page)).toBe(76);
    await page.evaluate(() => scrollTo(0, 100));
    await expect.poll(() => page.evaluate(() => scrollY), patience).toBe(100);
    expect(await barHeight(page)).toBe(76);
    await page.evaluate(() => scrollTo(0, 101));
    await expect.poll(() => barHeight(page), patience).toBe(56);
    const top = await page
      .locator(".site-header-bar")
      .evaluate((box) => box.getBoundingClientRect().top);
    expect(top).toBe(0);
    await page.evaluate(() => scrollTo(0, 99));
    await expect.poll(() => barHeight(page), patience).toBe(76);
    await leave(visitor);
  });

  test("[L-11] gives its words up where there is little room, and keeps the side menu", async () => {
    const visitor = await open("/", "fr", laptop);
    const { page } = visitor;
    const words = page.getByRole("link", { name: textsOf("shell", "fr")("bar.about") }).first();
    const menu = page.getByRole("button", { name: "Menu" });
    expect([await words.isVisible(), await menu.isVisible()]).toEqual([true, false]);
    await look(page, "bar-fr-1024");
    await page.evaluate(() => scrollTo(0, 400));
    await menu.waitFor();
    expect(await words.isVisible()).toBe(false);
    await leave(visitor);
  });

  test.each([phone, wide])(
    "[L-12] is compact on ink from the start on legal pages, at $width px",
    async (size) => {
      const visitor = await open("/globalLegal/terms", "ar", size);
      expect(await barHeight(visitor.page)).toBe(56);
      const ground = await visitor.page
        .locator(".site-header-bar")
        .evaluate((box) => getComputedStyle(box).backgroundColor);
      expect(ground).not.toBe("rgb(255, 255, 255)");
      await bar(visitor.page)
        .getByRole("link", { name: textsOf("shell", "ar")("logIn") })
        .waitFor();
      await look(visitor.page, `bar-legal-ar-${size.width}`);
      await leave(visitor);
    },
  );
});

describe("[L-14] [P-02] the ecosystem menu", () => {
  test.each(shownIn)("names five roles, and shows the one pointed at, in %s", async (locale) => {
    const text = textsOf("nav", locale);
    const visitor = await open("/", locale, wide);
    const { page } = visitor;
    const menu = bar(page).locator("details").first();
    await menu.locator("summary").click();
    const preview = page.locator("[data-preview]:visible");
    expect(await preview.getAttribute("data-preview")).toBe("citizen");
    for (const [name, to] of [
      ["citizen", "/start-recycling"],
      ["point", "/partners/collectionpoint"],
      ["transporter", "/partners/transporter"],
      ["brand", "/partners/csr"],
    ] as const) {
      const link = menu.getByRole("link", { name: text(`ecosystem.${name}.name`) });
      expect(await link.getAttribute("href")).toBe(to);
      await link.hover();
      await expect.poll(() => preview.getAttribute("data-preview"), patience).toBe(name);
    }
    await menu.getByRole("link").first().focus();
    expect(await preview.getAttribute("data-preview")).toBe("citizen");
    const facility = menu.getByRole("listitem").filter({ hasText: text("soon") });
    expect(await facility.innerText()).toContain(text("ecosystem.facility.name"));
    expect(await facility.getByRole("link").count()).toBe(0);
    await look(page, `ecosystem-${locale}-1440`);
    await leave(visitor);
  });

  test("[L-16] closes on a tap outside, on Escape and on a choice", async () => {
    const visitor = await open("/", "en", wide);
    const { page } = visitor;
    const menu = bar(page).locator("details").first();
    const isOpen = () => menu.evaluate((details: HTMLDetailsElement) => details.open);
    await menu.locator("summary").click();
    expect(await isOpen()).toBe(true);
    await page.mouse.click(700, 800);
    expect(await isOpen()).toBe(false);
    await menu.locator("summary").click();
    await page.keyboard.press("Escape");
    expect([await isOpen(), await focusedText(page)]).toEqual([false, "Ecosystem"]);
    await menu.locator("summary").click();
    await menu.getByRole("link", { name: "Transporter" }).click();
    await page.waitForURL("**/partners/transporter");
    expect(await bar(page).locator("details[open]").count()).toBe(0);
    await leave(visitor);
  });
});

test("[L-15] [L-16] [P-06] the services menu pictures two sites elsewhere, from 1280 px", async () => {
  const visitor = await open("/", "fr", wide);
  const { page } = visitor;
  const menu = bar(page).locator("details").nth(1);
  await menu.locator("summary").click();
  const preview = page.locator("[data-preview]:visible");
  expect(await preview.getAttribute("data-preview")).toBe("office");
  const campus = menu.getByRole("link", { name: "Campus" });
  await campus.hover();
  await expect.poll(() => preview.getAttribute("data-preview"), patience).toBe("campus");
  expect(await campus.innerText()).toContain(textsOf("shell", "fr")("bar.outside"));
  const hosts = await menu
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hosts).toEqual([product.links.office, product.links.campus]);
  await look(page, "services-fr-1440");
  await page.mouse.click(300, 800);
  expect(await menu.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
  await page.setViewportSize({ width: 1279, height: 800 });
  await menu.waitFor({ state: "hidden" });
  await leave(visitor);
});

describe("[L-08] the side menu", () => {
  test.each(shownIn)("has the whole site in it, in %s", async (locale) => {
    const shell = textsOf("shell", locale);
    const text = textsOf("nav", locale);
    const visitor = await open("/", locale, phone);
    const { page } = visitor;
    await page.getByRole("button", { name: shell("bar.menu") }).click();
    const menu = page.getByRole("dialog", { name: shell("bar.menu") });
    await menu.getByText(text("general.title")).click();
    const hrefs = await menu
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual([
      "/",
      "/consumer",
      "/start-recycling",
      "/training",
      "/partners",
      product.links.office,
      product.links.campus,
      "/start-recycling",
      "/partners/collectionpoint",
      "/partners/transporter",
      "/partners/csr",
      "/aboutUs",
      "/contactUs",
      "/#faq",
      "/globalLegal/privacyPolicy",
      "/globalLegal/terms",
      product.links.androidApp,
    ]);
    expect(
      await menu
        .getByRole("list", { name: text("languages") })
        .getByRole("button")
        .count(),
    ).toBe(3);
    const heights = await menu
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
    await look(page, `side-menu-${locale}-360`);
    await leave(visitor);
  });

  test("is walked by the keyboard alone", async () => {
    const visitor = await open("/", "fr", phone);
    const { page } = visitor;
    const button = page.getByRole("button", { name: "Menu" });
    await button.focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.waitFor();
    const isInside = () => menu.evaluate((box) => box.contains(document.activeElement));
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press("Tab");
      // The browser's own buttons come after the last one; the page behind never does.
      expect((await isInside()) || (await focusedText(page)).length > 1000).toBe(true);
    }
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await menu.getByRole("link", { name: textsOf("nav", "fr")("map") }).press("Enter");
    await page.waitForURL("**/consumer");
    await menu.waitFor({ state: "hidden" });
    await leave(visitor);
  });
});

describe("the simple bar", () => {
  test.each([
    ["/signup/transporter", "/transporter/login"],
    ["/signup/collectionpoint", "/collection-point/login"],
    ["/Collection%20Point/activate-collaborator", "/collection-point/login"],
    ["/signup/csr", "/login"],
  ])("[L-09] [L-10] [L-24] on %s leads to %s and to training", async (path, door) => {
    const visitor = await open(path, "fr", wide);
    const inBar = bar(visitor.page);
    await visitor.page.locator("[data-navbar=simple]").waitFor();
    const logIn = inBar.getByRole("link", { name: textsOf("shell", "fr")("logIn") });
    expect(await logIn.getAttribute("href")).toBe(door);
    const training = inBar.getByRole("link", { name: textsOf("shell", "fr")("bar.training") });
    expect(await training.getAttribute("href")).toBe("/training");
    await leave(visitor);
  });

  test("[L-09] takes the place of the full one for members, who learn where they work", async () => {
    const { db } = stack.database;
    const owner = await buildUser(db, { phone: "+213550000077", roles: ["point"] });
    const visitor = await openVisitor(browser, stack.url, "fr", wide);
    const { page } = visitor;
    await page.goto("/consumer");
    await page.locator("[data-navbar=full]").waitFor();
    await page.evaluate(
      (token) => {
        localStorage.setItem("auth._token.local", token);
        localStorage.setItem("auth.strategy", "local");
      },
      await buildSession(db, owner.id),
    );
    await page.reload();
    await page.locator("[data-navbar=simple]").waitFor();
    await page.locator("header a[href='/collection-point/training']").waitFor();
    await leave(visitor);
  });

  test("[L-24] the word of the bar leads a visitor to the lessons", async () => {
    const visitor = await open("/aboutUs", "en", wide);
    await bar(visitor.page).getByRole("link", { name: "Training" }).click();
    await visitor.page.waitForURL("**/training");
    await leave(visitor);
  });
});
