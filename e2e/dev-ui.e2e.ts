import { readdirSync, readFileSync } from "node:fs";
import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { freePort, type RunningProcess } from "@app/harness/processes";
import { buildWeb, startWeb } from "@app/harness/web";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, openVisitor, phone, type Visitor } from "./support/browser.ts";
import { look } from "./support/looks.ts";

const noApi = "http://127.0.0.1:1";
const desktop = { width: 1440, height: 900 };
const withPages = { DEV_PAGES: "true" };

let web: RunningProcess;
let browser: Browser;

beforeAll(async () => {
  await buildWeb(withPages);
  const port = await freePort();
  [web, browser] = await Promise.all([startWeb(noApi, port, withPages), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await web.end("SIGTERM");
});

interface Alive {
  __reactRouterDataRouter?: { state: { initialized: boolean } };
}

/** As `settled`, but for the skeletons, which the kit always shows. */
const untilAlive = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => (globalThis as Alive).__reactRouterDataRouter?.state.initialized === true,
  );
};

const openKit = async (locale: Locale, viewport = phone): Promise<Visitor> => {
  const visitor = await openVisitor(browser, web.url, locale, viewport);
  await visitor.page.goto("/dev/ui");
  await visitor.page.waitForLoadState("networkidle");
  // A quiet network tells nothing of the script: on a busy machine it may still be read.
  await untilAlive(visitor.page);
  return visitor;
};

const sections = [
  "tiles",
  "buttons",
  "fields",
  "counter",
  "navigation",
  "overlays",
  "messages",
  "data",
] as const;

const focused = (page: Page) => page.locator("*:focus");
const hasFocus = (element: Locator) => element.evaluate((one) => one === document.activeElement);

/** In a corner of the screen that the box leaves free. */
const tapOutside = async (page: Page, box: Locator): Promise<void> => {
  const { x, y, width, height } = (await box.boundingBox()) ?? expect.fail("nothing lies there");
  const screen = await page.evaluate(() => [innerWidth, innerHeight] as const);
  const isFree = (at: readonly [number, number]): boolean =>
    at[0] < x || at[0] > x + width || at[1] < y || at[1] > y + height;
  const corner = (
    [
      [4, 4],
      [screen[0] - 4, 4],
    ] as const
  ).find(isFree);
  await page.mouse.click(...(corner ?? expect.fail("it covers the whole screen")));
};

const passing = "[role=status].pointer-events-auto";
const overPage = `dialog, ${passing}`;
const photographs = new URL("../.data/pictures/", import.meta.url).pathname;

describe.each([
  ["ar", phone],
  ["fr", phone],
  ["ar", desktop],
  ["fr", desktop],
] as const)("the kit in %s at %o", (locale, viewport) => {
  test("is usable by everybody and fits, section by section", async () => {
    const visitor = await openKit(locale, viewport);
    await look(visitor.page, `kit-${locale}-${viewport.width}`);
    for (const section of sections) {
      const path = `${photographs}kit-${locale}-${viewport.width}-${section}.png`;
      await visitor.page.locator(`#${section}`).screenshot({ path });
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test("what lies over the page is usable by everybody and fits", async () => {
    const { page, close } = await openKit(locale, viewport);
    for (const name of ["dialog", "start", "end", "bottom", "toast"]) {
      const opener = page.getByTestId(`open-${name}`);
      await opener.click();
      const box = page.locator(overPage);
      // What passes by itself stays while it is pointed at.
      await box.hover();
      await box.evaluate((shown) =>
        Promise.all(shown.getAnimations().map(({ finished }) => finished)),
      );
      await look(page, `kit-${locale}-${viewport.width}-over-${name}`, overPage);
      if (name === "toast") await box.getByRole("button").last().click();
      else await tapOutside(page, box);
      await box.waitFor({ state: "detached" });
      if (name !== "toast") expect(await hasFocus(opener)).toBe(true);
    }
    await page.getByTestId("menu").locator("summary").click();
    await look(page, `kit-${locale}-${viewport.width}-over-menu`, "details[open]");
    await close();
  });

  test("a chart is a table as well", async () => {
    const visitor = await openKit(locale, viewport);
    const chart = visitor.page.locator("figure").first();
    await chart.getByRole("button").click();
    await chart.getByRole("table").waitFor();
    await chart.screenshot({
      path: `${photographs}kit-${locale}-${viewport.width}-chart-table.png`,
    });
    await look(visitor.page, `kit-${locale}-${viewport.width}-table`, "figure");
    await visitor.close();
  });
});

describe("by keyboard alone", () => {
  test.each([
    ["fr", "ArrowRight", "ArrowLeft"],
    ["ar", "ArrowLeft", "ArrowRight"],
  ] as const)("tabs in %s: the arrows go the way the page is read", async (locale, on, back) => {
    const { page, close } = await openKit(locale);
    const tabs = page.getByRole("tab");
    await tabs.first().focus();
    await page.keyboard.press(on);
    expect(await tabs.nth(1).getAttribute("aria-selected")).toBe("true");
    expect(await focused(page).getAttribute("id")).toBe(await tabs.nth(1).getAttribute("id"));
    await page.keyboard.press(back);
    await page.keyboard.press(back);
    expect(await tabs.last().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Home");
    expect(await tabs.first().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("End");
    expect(await tabs.last().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Tab");
    expect(await focused(page).getAttribute("role")).toBe("tabpanel");
    await close();
  });

  test("a pager stays under the finger at its ends", async () => {
    const { page, close } = await openKit("fr");
    const next = page.getByRole("button", { name: "Suivant" });
    const previous = page.getByRole("button", { name: "Précédent" });
    expect(await previous.getAttribute("aria-disabled")).toBe("true");
    await next.focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press("Enter");
    await page.getByText("4 / 4").waitFor();
    expect(await next.getAttribute("aria-disabled")).toBe("true");
    expect(await hasFocus(next)).toBe(true);
    await close();
  });

  test("a menu closes on Escape, on a choice and when the keyboard leaves it", async () => {
    const { page, close } = await openKit("fr");
    const menu = page.getByTestId("menu").locator("details");
    const summary = menu.locator("summary");
    const isOpen = () => menu.evaluate((details: HTMLDetailsElement) => details.open);
    await summary.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await isOpen()).toBe(true);
    await page.keyboard.press("Escape");
    expect([await isOpen(), await hasFocus(summary)]).toEqual([false, true]);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect([await isOpen(), await hasFocus(summary)]).toEqual([false, true]);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Shift+Tab");
    expect(await isOpen()).toBe(false);
    await summary.click();
    await page.mouse.click(5, 5);
    expect(await isOpen()).toBe(false);
    await close();
  });

  test.each(["dialog", "start", "end", "bottom"])(
    "%s keeps the keyboard and the page still, and gives both back",
    async (name) => {
      const { page, close } = await openKit("fr");
      const opener = page.getByTestId(`open-${name}`);
      const dialog = page.getByRole("dialog");
      const isOutside = () =>
        page.evaluate(() => {
          const { activeElement, body } = document;
          return activeElement !== body && !activeElement?.closest("dialog");
        });
      const overflow = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
      await opener.focus();
      await page.keyboard.press("Enter");
      await dialog.waitFor();
      expect(await overflow()).toBe("hidden");
      for (let press = 0; press < 5; press += 1) {
        await page.keyboard.press("Tab");
        expect(await isOutside()).toBe(false);
      }
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      expect(await hasFocus(opener)).toBe(true);
      expect(await overflow()).not.toBe("hidden");
      await close();
    },
  );

  test("a quantity is counted, typed and kept within its limits", async () => {
    const { page, close } = await openKit("fr");
    const field = page.locator("#quantity");
    const limits = page.locator("p[role=status]", { hasText: "Choisissez entre 1 et 99" });
    await field.focus();
    await page.keyboard.press("ArrowUp");
    expect(await field.inputValue()).toBe("3");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    expect(await field.inputValue()).toBe("1");
    expect(await limits.count()).toBe(1);
    await field.fill("٤٢");
    expect(await field.getAttribute("aria-valuenow")).toBe("42");
    await field.fill("250");
    await page.keyboard.press("Tab");
    expect(await field.inputValue()).toBe("99");
    expect(await limits.count()).toBe(1);
    await page.getByRole("button", { name: "Un de moins" }).first().click();
    expect(await field.inputValue()).toBe("98");
    expect(await limits.count()).toBe(0);
    await close();
  });

  test("one of many is found by typing and taken with the arrows", async () => {
    const { page, close } = await openKit("fr");
    const field = page.locator("#wilaya");
    await field.focus();
    await page.keyboard.type("b");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await field.inputValue()).toBe("Béjaïa");
    await page.keyboard.press("ArrowDown");
    expect(await field.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("Escape");
    expect(await field.getAttribute("aria-expanded")).toBe("false");
    expect(await hasFocus(field)).toBe(true);
    await close();
  });

  test("a header sorts, and says so", async () => {
    const { page, close } = await openKit("fr", desktop);
    const table = page.getByRole("table").first();
    const header = table.getByRole("columnheader", { name: "Nom" });
    await header.getByRole("button").focus();
    await page.keyboard.press("Enter");
    expect(await header.getAttribute("aria-sort")).toBe("ascending");
    expect(await table.getByRole("rowheader").first().textContent()).toBe("Abdelkader Mokrani");
    await page.keyboard.press("Enter");
    expect(await header.getAttribute("aria-sort")).toBe("descending");
    expect(await table.getByRole("rowheader").first().textContent()).toBe("Yasmine Benali");
    await close();
  });

  test("what passes stays while it is pointed at or has the focus", async () => {
    const { page, close } = await openKit("fr");
    await page.clock.install();
    await page.getByTestId("open-toast").click();
    const toast = page.locator(passing);
    await toast.getByRole("button").first().focus();
    await page.clock.runFor(60_000);
    expect(await toast.isVisible()).toBe(true);
    await page.getByTestId("open-toast").focus();
    await page.clock.runFor(6000);
    await toast.waitFor({ state: "detached" });
    await close();
  });
});

describe("what goes out", () => {
  const filesOf = (folder: string): string[] =>
    readdirSync(new URL(`../web/${folder}/client/assets/`, import.meta.url), {
      recursive: true,
      encoding: "utf8",
    }).filter((file) => /\.\w+$/.test(file));
  /** A sentence that only the page for developers says. */
  const saysSo = (folder: string): string[] =>
    filesOf(folder).filter((file) =>
      /Nothing is sent before you confirm|dev\/ui/.test(
        readFileSync(new URL(`../web/${folder}/client/assets/${file}`, import.meta.url), "utf8"),
      ),
    );

  test("has no piece of the page for developers", () => {
    expect(saysSo("build/with-dev-pages").length).toBeGreaterThan(1);
    expect(saysSo("build")).toEqual([]);
    expect(filesOf("build").filter((file) => file.startsWith("ui-page"))).toEqual([]);
  });

  test("knows no such address", async () => {
    const production = await startWeb(noApi, await freePort());
    const headers = { cookie: `i18n_${product.slug}=en` };
    const answer = await fetch(`${production.url}/dev/ui`, { headers });
    await production.end("SIGTERM");
    expect(answer.status).toBe(404);
  });
});
